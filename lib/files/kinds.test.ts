import { expect, it } from 'vitest';
import { acceptList, extensionsInWords, kindsInWords } from './kinds';

it('lists kinds in words without duplicates', () => {
  expect(kindsInWords(['pdf', 'doc', 'docx'])).toBe('PDF o Word');
  expect(kindsInWords(['pdf', 'doc', 'docx', 'jpg', 'png'])).toBe('PDF, Word, JPG o PNG');
  expect(extensionsInWords(['pdf', 'doc', 'docx'])).toBe('PDF, DOC o DOCX');
});

it('lists every extension for the browser', () => {
  expect(acceptList(['pdf', 'jpg'])).toBe('.pdf,.jpg,.jpeg');
});
