import type { FormRules } from '@/components/forms/form-controller';
import { watchWithSchema } from '@/components/forms/watch-with-schema';
import { enquiryKinds } from '@/lib/files/kinds';
import { chosenFiles } from '@/lib/files/problems';
import { artEnquirySchema, serviceEnquirySchema } from '@/lib/submissions/schema';

const rulesOf = (schema: typeof artEnquirySchema | typeof serviceEnquirySchema): FormRules => ({
  watch: (form, show) =>
    watchWithSchema(form, schema, show, () =>
      chosenFiles(new FormData(form), ['documento'], enquiryKinds, { optional: true }),
    ),
});

/** Loaded on first interaction: zod and react-hook-form weigh more than the page around them. */
export const enquiryRules = {
  'dauro-arte': rulesOf(artEnquirySchema),
  servicios: rulesOf(serviceEnquirySchema),
};
