import type { FormRules } from '@/components/forms/form-controller';
import { watchWithSchema } from '@/components/forms/watch-with-schema';
import { chosenFiles } from '@/lib/files/problems';
import { type FormArea, specOf } from '@/lib/form-areas';
import { submissionSchema } from '@/lib/submissions/schema';

/** Loaded on first interaction: zod and react-hook-form weigh more than the page around them. */
export const submissionRules = (area: FormArea): FormRules => ({
  watch: (form, show) =>
    watchWithSchema(form, submissionSchema(area), show, () =>
      chosenFiles(new FormData(form), specOf(area).files),
    ),
});
