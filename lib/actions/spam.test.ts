import { describe, expect, it } from 'vitest';
import { isBot } from './spam';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('isBot', () => {
  it.each([
    ['no script, nothing hidden filled in', {}, false],
    ['an empty honeypot', { apodo: '' }, false],
    ['a filled honeypot', { apodo: 'x' }, true],
    ['a person with a script', { elapsed_ms: '3000' }, false],
    ['a script that is too fast', { elapsed_ms: '2999' }, true],
    ['a duration that is no number', { elapsed_ms: 'mucho' }, true],
    ['a negative duration', { elapsed_ms: '-60000' }, true],
  ])('%s', (_name, fields, expected) => {
    expect(isBot(form(fields))).toBe(expected);
  });
});
