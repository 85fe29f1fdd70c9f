import { z } from 'zod';
import { cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';

/**
 * The rules of the contact form (specification §5), shared by browser and server. Error texts are message keys;
 * `max:100` stands for 'Máximo {n} caracteres'.
 */
z.config({ jitless: true });

/** Ours: the specification gives no lengths. The table takes as much or more. */
export const limits = { name: 100, email: 255, subject: 200, message: 5000 } as const;

/** Refused before it is cleaned: composing a long run of accents takes time that grows with its square. */
const required = (name: keyof typeof limits) =>
  z
    .string(name)
    .max(4 * limits[name], `max:${limits[name]}`)
    .transform(cleanText)
    .pipe(textBetween(1, limits[name], name, `max:${limits[name]}`));

/** Spec §5: all four fields required, the e-mail typed. */
export const contactSchema = z.object({
  name: required('name'),
  email: required('email').pipe(z.email('email')),
  subject: required('subject'),
  message: required('message'),
  consent: z.literal('on', 'consent'),
});

export type ContactMessage = z.infer<typeof contactSchema>;
