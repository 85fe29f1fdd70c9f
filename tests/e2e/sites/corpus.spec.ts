import { zip } from '../../fixtures/archives.ts';
import {
  docWithMacros,
  docx,
  docxRelatedTo,
  docxWith,
  eicar,
  type FilePayload,
  pdf,
  pdfOfSize,
  program,
} from '../../fixtures/documents.ts';
import { objectStream, pdfWith } from '../../fixtures/pdfs.ts';
import { expect, test } from '../../setup/browser.ts';
import { enquirer, enquiryForms, storedEnquiries } from '../../setup/enquiry.ts';
import { author, fileNames, maxFileBytes, sent, stored } from '../../setup/proposal.ts';
import { postRaw, type RawPart, rawForm, readableText } from '../../setup/raw-form.ts';
import { quarantined } from '../../setup/uploads.ts';

/**
 * Requests that bypass the browser's checks: one file for each sentence, and bodies that no form makes. What makes a file
 * hostile is in lib/files/inspect.test.ts. Stored files are counted, so no other test may store any.
 */
test.describe.configure({ lock: 'files' });

const both = 'Debes adjuntar tanto la obra como el currículum.';
const behind = (...buffers: Buffer[]): FilePayload => ({
  ...pdf('obra.pdf'),
  buffer: Buffer.concat(buffers),
});
const script = '<< /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>';

const files: [string, FilePayload][] = [
  ['El documento debe ser PDF o Word', program('obra.pdf')],
  ['El documento no debe superar 10MB', pdfOfSize(maxFileBytes + 1)],
  ['El archivo está vacío: comprueba que es el que querías enviar', behind()],
  [
    'El archivo está incompleto: cópialo o descárgalo de nuevo y vuelve a adjuntarlo',
    behind(docx().buffer.subarray(0, -30)),
  ],
  [
    'El antivirus ha encontrado un virus: límpialo antes de volver a adjuntarlo',
    behind(pdf().buffer, eicar().buffer),
  ],
  ['Lleva dentro otro archivo', behind(pdf().buffer, zip([{ name: 'a.txt', content: 'a' }]))],
  ['Contiene macros: guárdalo sin macros, o como PDF, y vuelve a adjuntarlo', docWithMacros()],
  [
    'Ocupa demasiado al descomprimirlo: guárdalo de nuevo, o como PDF, y vuelve a adjuntarlo',
    docxWith([{ name: 'word/a.xml', content: Buffer.alloc(12_000_000) }]),
  ],
  [
    'Contiene acciones que ejecutan programas: imprímelo como PDF y adjunta la copia',
    behind(pdfWith([script])),
  ],
  [
    'Carga contenido de otro ordenador: guárdalo como PDF y vuelve a adjuntarlo',
    docxRelatedTo('attachedTemplate', 'https://malo.example/a.dotm'),
  ],
  [
    'Este archivo tiene contraseña: quítala y vuelve a adjuntarlo',
    behind(pdfWith([objectStream(['<< >>'])], '/Encrypt 3 0 R ')),
  ],
];

const part = (name: string, { name: filename, buffer }: FilePayload): RawPart => ({
  name,
  filename,
  value: buffer,
});
const documents = () => [part('obra', pdf()), part('curriculum', docx())];
type Fields = ReturnType<typeof author> & { tipo_obra: string; consent: string };
const textsOf = (fields: Fields): RawPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
const complete = (): Fields => ({ ...author(), tipo_obra: 'novela', consent: 'on' });
const withText = (fields: Fields, name: keyof Fields, value: string | Buffer): RawPart[] =>
  textsOf(fields).map((one) => (one.name === name ? { name, value } : one));

const unreadable = 'Hay caracteres que no se pueden leer: escríbelo de nuevo';
const forms: [string, (fields: Fields) => RawPart[], string][] = [
  [
    'control characters',
    (fields) => [...withText(fields, 'nombre', 'Zo\u0000raida\u001b[2J'), ...documents()],
    unreadable,
  ],
  [
    'another encoding',
    (fields) => [
      ...withText(fields, 'apellidos', Buffer.from('Peñalver', 'latin1')),
      ...documents(),
    ],
    unreadable,
  ],
  [
    'a text where a file belongs',
    (fields) => [
      ...textsOf(fields),
      { name: 'obra', value: '%PDF-1.7' },
      part('curriculum', docx()),
    ],
    both,
  ],
  [
    'a file where a text belongs',
    (fields) => [
      ...textsOf(fields).filter(({ name }) => name !== 'nombre'),
      part('nombre', pdf()),
      ...documents(),
    ],
    'El nombre es obligatorio',
  ],
  [
    'a field twice',
    (fields) => [...textsOf(fields), { name: 'nombre', value: 'Otra' }, ...documents()],
    'El nombre es obligatorio',
  ],
  [
    'a file twice',
    (fields) => [...textsOf(fields), ...documents(), part('obra', pdf())],
    'Has adjuntado más de un archivo donde solo cabe uno.',
  ],
];

test.describe('hostile requests are refused with the right message, and nothing is stored', () => {
  let before: string[] = [];
  test.beforeEach(async () => {
    before = await fileNames();
  });
  test.afterEach(async ({ request }) => {
    expect(await fileNames()).toEqual(before);
    expect((await request.get('/dauro/editorial')).status()).toBe(200);
  });

  for (const [message, file] of files) {
    test(`a file: ${message}`, async ({ request }) => {
      const fields = complete();
      const parts = [...textsOf(fields), part('obra', file), part('curriculum', docx())];
      const answer = await postRaw(request, await rawForm(parts));
      expect(await readableText(answer)).toContain(message);
      expect(await stored(fields.email)).toEqual([]);
    });
  }

  for (const [name, parts, message] of forms) {
    test(`a form with ${name}`, async ({ request }) => {
      const fields = complete();
      const answer = await postRaw(request, await rawForm(parts(fields)));
      const text = await readableText(answer);
      expect(text).toContain(message);
      expect(text).not.toContain(sent);
      expect(await stored(fields.email)).toEqual([]);
    });
  }

  for (const form of enquiryForms) {
    test(`two documents for one field: ${form.area}`, async ({ request }) => {
      const fields = { ...enquirer(), servicio: form.servicio, consent: 'on' };
      const texts = Object.entries(fields).map(([name, value]) => ({ name, value }));
      const twice = [part('documento', pdf('una.pdf')), part('documento', pdf('otra.pdf'))];
      const body = await rawForm([...texts, ...twice], form.path);
      const text = await readableText(await postRaw(request, body, form.path));
      expect(text).toContain('Elige un solo archivo');
      expect(await storedEnquiries(form, fields.email)).toEqual([]);
    });
  }

  test('a truncated body', async ({ request }) => {
    const fields = complete();
    const body = await rawForm([...textsOf(fields), ...documents()]);
    for (const share of [0.2, 0.9, 0.99]) {
      const answer = await postRaw(request, body.subarray(0, Math.floor(body.length * share)));
      expect(answer.status()).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(fields.email)).toEqual([]);
  });

  test('a file for no form, for another page, or without a key', async ({ request }) => {
    const before = await quarantined();
    const head = pdf().buffer.toString('base64', 0, 64);
    const right = { key: crypto.randomUUID(), name: 'a.pdf', size: 99, head };
    const to = async (path: string, data: unknown = right, headers = {}) =>
      (await request.post(path, { data, headers })).status();
    expect(await to('/subidas/editorial/otra')).toBe(404);
    expect(await to('/subidas/contacto/obra')).toBe(404);
    const obra = '/subidas/editorial/obra';
    for (const wrong of [
      { ...right, key: '' },
      { ...right, size: -1 },
      { ...right, head: '%PDF-' },
      { ...right, head: head.repeat(40) },
      { ...right, name: 'a'.repeat(20_000) },
      '%PDF-1.7',
    ])
      expect(await to(obra, wrong)).toBe(400);
    const wrongKind = program().buffer.toString('base64', 0, 64);
    expect(await to(obra, { ...right, head: wrongKind })).toBe(422);
    expect(await to(obra)).toBe(201);
    expect(await quarantined()).toEqual(before);
  });
});
