import type { APIRequestContext } from '@playwright/test';
import { docWithMacros, docx, pdf, program } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { enquirer, enquiryForms, storedEnquiries } from '../../setup/enquiry.ts';
import { both, fileNames, proposalForm, quarantined, sent, stored } from '../../setup/proposal.ts';
import {
  filePart,
  multipart,
  proposalPath,
  type RawPart,
  rawForm,
  textOf,
  textParts,
} from '../../setup/raw-form.ts';

/**
 * Requests that bypass the browser's checks: one hostile file, and bodies that no form makes. What makes a file hostile
 * is in lib/files/inspect.test.ts. Stored files are counted, so no other test may store any.
 */
test.describe.configure({ lock: 'files' });

/** One sender for all of them, since none may be stored. */
const sender = proposalForm();
const texts = textParts(sender);
const without = (name: string) => texts.filter((part) => part.name !== name);
const [obra, curriculum] = [filePart('obra', pdf()), filePart('curriculum', docx())];

const latin1 = Buffer.from('Peñalver', 'latin1');
const unreadable = 'Hay caracteres que no se pueden leer: escríbelo de nuevo';
const noName = 'El nombre es obligatorio';
const rows: [string, RawPart[], string][] = [
  [
    'control characters',
    [...without('nombre'), { name: 'nombre', value: 'Zo\u0000raida\u001b[2J' }, obra, curriculum],
    unreadable,
  ],
  [
    'another encoding',
    [...without('apellidos'), { name: 'apellidos', value: latin1 }, obra, curriculum],
    unreadable,
  ],
  [
    'a text where a file belongs',
    [...texts, { name: 'obra', value: '%PDF-1.7' }, curriculum],
    both,
  ],
  [
    'a file where a text belongs',
    [...without('nombre'), filePart('nombre', pdf()), obra, curriculum],
    noName,
  ],
  ['a field twice', [...texts, { name: 'nombre', value: 'Otra' }, obra, curriculum], noName],
  [
    'a file twice',
    [...texts, obra, curriculum, obra],
    'Has adjuntado más de un archivo donde solo cabe uno.',
  ],
  [
    'a hostile file',
    [...texts, filePart('obra', docWithMacros()), curriculum],
    'Contiene macros: guárdalo sin macros, o como PDF, y vuelve a adjuntarlo',
  ],
];

async function send(request: APIRequestContext, parts: readonly RawPart[], path: string) {
  const data = await rawForm(parts, path);
  return textOf(await (await request.post(path, { data, headers: multipart })).text());
}

test.describe('hostile requests are refused with the right message, and nothing is stored', () => {
  let before: string[] = [];
  test.beforeEach(async () => {
    before = await fileNames();
  });
  test.afterEach(async ({ request }) => {
    expect(await fileNames()).toEqual(before);
    expect((await request.get('/dauro/editorial')).status()).toBe(200);
  });

  for (const [what, parts, message] of rows) {
    test(`${what}: ${message}`, async ({ request }) => {
      const text = await send(request, parts, proposalPath);
      expect(text).toContain(message);
      expect(text).not.toContain(sent);
      expect(await stored(sender.email)).toEqual([]);
    });
  }

  for (const form of enquiryForms) {
    test(`two documents for one field: ${form.area}`, async ({ request }) => {
      const fields = { ...enquirer(), servicio: form.servicio, consent: 'on' };
      const twice = ['una.pdf', 'otra.pdf'].map((name) => filePart('documento', pdf(name)));
      const text = await send(request, [...textParts(fields), ...twice], form.path);
      expect(text).toContain('Elige un solo archivo');
      expect(await storedEnquiries(form, fields.email)).toEqual([]);
    });
  }

  test('a truncated body', async ({ request }) => {
    const body = await rawForm([...texts, obra, curriculum]);
    for (const share of [0.2, 0.9, 0.99]) {
      const data = body.subarray(0, Math.floor(body.length * share));
      const answer = await request.post(proposalPath, { data, headers: multipart });
      expect(answer.status()).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(sender.email)).toEqual([]);
  });

  test('a file for no form, for another page, or without a key', async ({ request }) => {
    const before = await quarantined();
    const head = pdf().buffer.toString('base64', 0, 64);
    const right = { key: crypto.randomUUID(), name: 'a.pdf', size: 99, head };
    const to = async (path: string, data: unknown = right) =>
      (await request.post(path, { data })).status();
    expect(await to('/subidas/editorial/otra')).toBe(404);
    expect(await to('/subidas/contacto/obra')).toBe(404);
    const address = '/subidas/editorial/obra';
    for (const wrong of [
      { ...right, key: '' },
      { ...right, size: -1 },
      { ...right, head: '%PDF-' },
      { ...right, head: head.repeat(40) },
      { ...right, name: 'a'.repeat(20_000) },
      '%PDF-1.7',
    ])
      expect(await to(address, wrong)).toBe(400);
    const wrongKind = program().buffer.toString('base64', 0, 64);
    expect(await to(address, { ...right, head: wrongKind })).toBe(422);
    expect(await to(address)).toBe(201);
    expect(await quarantined()).toEqual(before);
  });
});
