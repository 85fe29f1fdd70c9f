import { expect, it } from 'vitest';
import { cn, isComposing, isShortcut } from './utils';

it('keeps the later of two conflicting classes, a type scale being no colour', () => {
  expect(cn('px-4 text-ink', false, 'px-8')).toBe('text-ink px-8');
  expect(cn('text-lead', 'text-accent')).toBe('text-lead text-accent');
  expect(cn('text-lead', 'text-small')).toBe('text-small');
});

it.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  ['k', 'KeyV', true],
  ['t', 'KeyK', false],
  ['.', 'KeyK', false],
  ['л', 'KeyK', true],
  ['κ', 'KeyK', true],
  ['л', 'KeyG', false],
])('Ctrl and %s at %s is Ctrl + K: %s', (key, code, expected) => {
  const held = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  expect(isShortcut({ ...held, key, code } as KeyboardEvent, 'k')).toBe(expected);
  expect(isShortcut({ ...held, altKey: true, key, code } as KeyboardEvent, 'k')).toBe(false);
});

it.each([
  [{ key: 'Escape', isComposing: true, keyCode: 229 }, true],
  [{ key: 'Enter', isComposing: false, keyCode: 229 }, true],
  [{ key: 'Enter', isComposing: false, keyCode: 13 }, false],
])('%j belongs to a composition: %s', (event, expected) => {
  expect(isComposing(event as KeyboardEvent)).toBe(expected);
});
