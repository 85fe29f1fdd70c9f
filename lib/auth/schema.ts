import { z } from 'zod';
import { asciiAddress } from '@/lib/text/addresses';

/** The identity service validates everything else, and its message is shown (requirement 5.1). */
const email = z
  .string('email')
  .max(1000, 'email')
  .transform(asciiAddress)
  .pipe(z.string().min(1, 'email').max(255, 'email'));
const password = z.string('password').min(1, 'password').max(1000, 'password');
const newPassword = z.string('password').min(6, 'password_short').max(1000, 'password');

export const signInSchema = z.object({ email, password, next: z.string().optional() });
export const signUpSchema = z.object({ email, password: newPassword });
export const resetSchema = z.object({ email });
export const recoverySchema = z.object({
  token_hash: z.string('link').regex(/^[\w-]{1,200}$/, 'link'),
});
export const newPasswordSchema = z.object({ password: newPassword });
