import {
  type FormWatch,
  type ShowErrors,
  watchWithSchema,
} from '@/components/forms/watch-with-schema';
import { postSchema } from '@/lib/blog/editor/schema';

/** Validates the editor in the browser. Loaded at the first focus. */
export const watchPost = (form: HTMLFormElement, show: ShowErrors): FormWatch =>
  watchWithSchema(form, postSchema, show);
