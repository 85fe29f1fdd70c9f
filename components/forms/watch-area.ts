import { chosenFiles } from '@/lib/files/problems';
import { type FormArea, specOf } from '@/lib/form-areas';
import { submissionSchema } from '@/lib/submissions/schema';
import { type FormWatch, type ShowErrors, watchWithSchema } from './watch-with-schema';

/** Loaded at the first focus, because zod and react-hook-form are larger than the page around them. */
export const watchArea = (form: HTMLFormElement, area: FormArea, show: ShowErrors): FormWatch =>
  watchWithSchema(form, submissionSchema(area), show, () =>
    chosenFiles(new FormData(form), specOf(area).files),
  );
