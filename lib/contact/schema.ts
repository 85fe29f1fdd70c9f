import { z } from 'zod';
import { cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';

const required = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(cleanText)
    .pipe(textBetween(1, max, 'short', 'long'));

/** Spec §5: all four fields required, the e-mail typed. The limits are those of the table. */
export const contactSchema = z.object({
  name: required(200),
  email: required(255).pipe(z.email()),
  subject: required(300),
  message: required(10_000),
  consent: z.literal('on'),
});

export type ContactMessage = z.infer<typeof contactSchema>;
