/** What can be said about a password without a list of common ones: shared by the server's rule and the meter. */

/** The fewest characters: of a visitor (requirement 5.1), and of somebody who takes or holds a role. */
export const fewestCharacters = { visitor: 6, staff: 12 } as const;

/** bcrypt reads no further, and the identity service refuses longer passwords. */
const mostBytes = 72;

/** The message key when a password is too short or too long. */
export function passwordSizeProblem(password: string, fewest: number): string | null {
  if ([...password].length < fewest) return `password_short:${fewest}`;
  return new TextEncoder().encode(password).length > mostBytes ? 'password_long' : null;
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

/** An address and what stands before its @, which a stranger would try first. */
export const namesOf = (email: string): string[] => [email, email.split('@')[0] ?? ''];

export const isOneCharacter = (password: string): boolean => /^(.)\1*$/su.test(password);

/** The key of what the meter says about a password while it is typed. Only the server knows whether it is a common one. */
export function passwordAdvice(password: string, fewest: number, email: string): string {
  if (password === '') return '';
  const missing = fewest - [...password].length;
  if (missing > 0) return `short:${missing}`;
  if (passwordSizeProblem(password, fewest)) return 'long';
  if (isOneCharacter(password)) return 'repeated';
  if (isNamed(password, namesOf(email))) return 'address';
  return /^\d+$/.test(password) ? 'digits' : 'enough';
}
