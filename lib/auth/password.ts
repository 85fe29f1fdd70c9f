import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import {
  isNamed,
  isOneCharacter,
  minCharacters,
  namesOf,
  passwordSizeProblem,
} from './password-advice';

/** The list is sorted by frequency. It lacks the Spanish word for password. */
const commonPasswords = new Set(
  dictionary['passwords-common'].slice(0, 10_000).map((password) => password.toLowerCase()),
).add('contraseña');

const siteNames = [site.name, site.publisher, new URL(env.SITE_URL).hostname];

type Owner = {
  email: string;
  /** Whether the owner holds a role or is about to take one. */
  isStaff: boolean;
};

/** The message key (auth.json, `fields`) of the reason to refuse a new password, or null. */
export function passwordProblem(password: string, { email, isStaff }: Owner): string | null {
  const size = passwordSizeProblem(password, minCharacters[isStaff ? 'staff' : 'visitor']);
  if (size) return size;
  if (commonPasswords.has(password.toLowerCase())) return 'password_common';
  if (!isStaff) return null;
  if (isOneCharacter(password)) return 'password_repeated';
  if (isNamed(password, namesOf(email))) return 'password_address';
  return isNamed(password, siteNames) ? 'password_site' : null;
}
