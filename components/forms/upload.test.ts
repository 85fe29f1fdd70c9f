import { expect, it, vi } from 'vitest';
import { formKey as schema } from '@/lib/actions/form-action';
import { formKey, renewFormKey } from './upload';

it('a form has a key of its own without https too, and another one after it was sent', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const form = { dataset: {} } as HTMLFormElement;
  const key = formKey(form);
  expect(schema.safeParse(key).success).toBe(true);
  expect(formKey(form)).toBe(key);
  expect(formKey({ dataset: {} } as HTMLFormElement)).not.toBe(key);
  renewFormKey(form);
  expect(formKey(form)).not.toBe(key);
});
