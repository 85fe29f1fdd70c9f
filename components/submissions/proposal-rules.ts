import type { FormRules } from '@/components/forms/form-controller';
import { watchWithSchema } from '@/components/forms/watch-with-schema';
import { textKinds } from '@/lib/files/kinds';
import { chosenFiles } from '@/lib/files/problems';
import { proposalSchema } from '@/lib/submissions/schema';

/** Loaded on first interaction: zod and react-hook-form weigh more than the page around them. */
export const proposalRules: FormRules = {
  watch: (form, show) =>
    watchWithSchema(form, proposalSchema, show, () =>
      chosenFiles(new FormData(form), ['obra', 'curriculum'], textKinds),
    ),
};
