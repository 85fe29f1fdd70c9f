import { expect, it } from 'vitest';
import { passwordProblem } from './password';

const problem = (password: string, isStaff: boolean, email = 'ana.ruiz@example.org') =>
  passwordProblem(password, { email, isStaff });

it.each([
  ['a1b2c', 'password_short:6'],
  ['granada-2026', null],
  ['ñandú🙂', null],
  ['🙂🙂🙂', 'password_short:6'],
  ['123456', 'password_common'],
  ['QWERTY', 'password_common'],
  ['barcelona', 'password_common'],
  ['Contraseña', 'password_common'],
  ['ana.ruiz', null],
  ['x'.repeat(72), null],
  ['x'.repeat(73), 'password_long'],
  ['ñ'.repeat(36), null],
  [`${'ñ'.repeat(36)}x`, 'password_long'],
])('a visitor chooses %j: %s', (password, expected) => {
  expect(problem(password, false)).toBe(expected);
});

it.each([
  ['granada-202', 'password_short:12'],
  ['granada-2026', null],
  ['1q2w3e4r5t6y', 'password_common'],
  ['zzzzzzzzzzzz', 'password_repeated'],
  ['ANA.RUIZ@example.org', 'password_address'],
  ['Ana_Ruiz-2026', 'password_address'],
  ['Grupo-Dauro-2026', 'password_site'],
  ['edicionesdauro1', 'password_site'],
  ['grupodauro.example', 'password_site'],
  ['ana ruiz en el dauro', null],
  ['x1'.repeat(37), 'password_long'],
])('somebody with a role chooses %j: %s', (password, expected) => {
  expect(problem(password, true)).toBe(expected);
});

it('an address without letters names only itself', () => {
  expect(problem('950-112-446-1', true, '12@example.org')).toBeNull();
  expect(problem('120120120120', true, '120120120120@example.org')).toBe('password_address');
});
