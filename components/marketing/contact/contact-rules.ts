import type { FormWatch, ShowErrors } from '@/components/forms/form-controller';
import { watchWithSchema } from '@/components/forms/watch-with-schema';
import { contactSchema } from '@/lib/contact/schema';

/** Loaded on first interaction: zod and react-hook-form weigh more than the page around them. */
export const watchContact = (form: HTMLFormElement, show: ShowErrors): FormWatch =>
  watchWithSchema(form, contactSchema, show);
