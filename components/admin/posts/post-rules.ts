import {
  type FormWatch,
  type ShowErrors,
  watchWithSchema,
} from '@/components/forms/watch-with-schema';
import { postSchema } from '@/lib/blog/editor/schema';

/** The editor's rules in the browser; loaded at the first focus. */
export const watchPost = (form: HTMLFormElement, show: ShowErrors): FormWatch =>
  watchWithSchema(form, postSchema, show);
