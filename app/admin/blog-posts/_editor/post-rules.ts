import { postSchema } from '@/app/admin/blog-posts/schema';
import {
  type FormWatch,
  type ShowErrors,
  watchWithSchema,
} from '@/components/forms/watch-with-schema';

/** Validates the editor in the browser. Loaded at the first focus. */
export const watchPost = (form: HTMLFormElement, show: ShowErrors): FormWatch =>
  watchWithSchema(form, postSchema, show);
