import type { FormWatch, ShowErrors } from '@/components/forms/form-controller';
import { watchWithSchema } from '@/components/forms/watch-with-schema';
import { postSchema } from '@/lib/blog/editor/schema';

/** The editor's rules in the browser; loaded when somebody begins to write. */
export const watchPost = (form: HTMLFormElement, show: ShowErrors): FormWatch =>
  watchWithSchema(form, postSchema, show);
