import { describe, expect, it } from 'vitest';
import { site } from '@/lib/site';
import { messages } from '@/messages/es';
import { dayInWords, facts, piecesOf } from './facts';

describe.each(Object.entries(messages.legalDocuments))('%s', (_, document) => {
  const text = JSON.stringify(document);

  it('uses only existing facts', () => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names.filter((name) => !(name && name in facts))).toEqual([]);
  });

  it('has a separate address for every section, and points that a lawyer must confirm', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
    expect(document.review.length).toBeGreaterThan(1);
  });

  it('takes the facts of the owner from lib/site.ts', () => {
    const { company, email, phone } = site;
    for (const fact of [company.nif, company.legalName, email.info, email.privacy, phone.display]) {
      expect(text).not.toContain(fact);
    }
  });
});

it('inserts facts at their placeholders, keeps unknown ones, and writes days in words', () => {
  expect(piecesOf('Escribe a {email} o {nada}').map(({ fact }) => fact)).toEqual([
    { text: 'Escribe a ' },
    { text: site.email.info, href: `mailto:${site.email.info}` },
    { text: ' o ' },
    { text: '{nada}' },
  ]);
  expect(dayInWords('2026-11-21')).toBe('21 de noviembre de 2026');
  expect(facts['consentVersion']?.text).toMatch(/^\d+ de \p{L}+ de \d{4}$/u);
});
