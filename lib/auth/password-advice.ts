/** The checks of a password that need no list of common ones, shared by the server's rule and the meter. */

/** The minimum number of characters: of a visitor (requirement 5.1), and of somebody who takes or holds a role. */
export const minCharacters = { visitor: 6, staff: 12 } as const;

/** bcrypt reads no further, and the identity service refuses longer passwords. */
const maxBytes = 72;

/** The message key when a password is too short or too long. */
export function passwordSizeProblem(password: string, minLength: number): string | null {
  if ([...password].length < minLength) return `password_short:${minLength}`;
  return new TextEncoder().encode(password).length > maxBytes ? 'password_long' : null;
}

/** Whether a password is a known name, also with digits and signs added: «Grupo-Dauro-2026». */
export function isNamed(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  return names.some(
    (name) =>
      password.toLowerCase() === name.toLowerCase() ||
      (letters !== '' && letters === lettersOf(name)),
  );
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');

/** An address and its part before the @, which an attacker would try first. */
export const namesOf = (email: string): string[] => [email, email.split('@')[0] ?? ''];

/** Whether a password is one character, repeated. */
export const isOneCharacter = (password: string): boolean => /^(.)\1*$/su.test(password);

/** The message key of the meter for a password being typed. Only the server knows the common passwords. */
export function passwordAdvice(password: string, minLength: number, email: string): string {
  if (password === '') return '';
  const missing = minLength - [...password].length;
  if (missing > 0) return `short:${missing}`;
  if (passwordSizeProblem(password, minLength)) return 'long';
  if (isOneCharacter(password)) return 'repeated';
  if (isNamed(password, namesOf(email))) return 'address';
  return /^\d+$/.test(password) ? 'digits' : 'enough';
}
