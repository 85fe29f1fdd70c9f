import { zip } from '../../fixtures/archives.ts';
import {
  docWithMacros,
  docx,
  docxWith,
  eicar,
  type FilePayload,
  pdf,
  pdfOfSize,
  program,
} from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { author, fileNames, maxFileBytes, sent, stored } from '../../setup/proposal.ts';
import { postRaw, type RawPart, rawForm, readableText } from '../../setup/raw-form.ts';
import { quarantined, sendAhead } from '../../setup/uploads.ts';

/** Hostile requests that bypass the browser's checks. Stored files are counted, so no other test may store any. */
test.describe.configure({ lock: 'files' });

const wrongKind = 'El documento debe ser PDF o Word';
const both = 'Debes adjuntar tanto la obra como el currículum.';
const archive = zip([{ name: 'a.txt', content: 'a' }]);
const behind = (name: string, ...buffers: Buffer[]): FilePayload => ({
  ...pdf(name),
  buffer: Buffer.concat(buffers),
});

const files: [string, FilePayload, string][] = [
  ['a program named .pdf', program('obra.pdf'), wrongKind],
  [
    'a shell script named .docx',
    behind('obra.docx', Buffer.from('#!/bin/sh\nrm -rf /')),
    wrongKind,
  ],
  ['a page named .pdf', behind('obra.pdf', Buffer.from('<script>alert(1)</script>')), wrongKind],
  ['EICAR', eicar(), wrongKind],
  [
    'EICAR within a PDF',
    behind('obra.pdf', pdf().buffer, eicar().buffer),
    'ha encontrado un virus',
  ],
  [
    'an archive behind a PDF',
    behind('obra.pdf', pdf().buffer, archive),
    'Lleva dentro otro archivo',
  ],
  [
    'a script in front of a PDF',
    behind('obra.pdf', Buffer.from('alert(1)//'), pdf().buffer),
    wrongKind,
  ],
  [
    'a picture',
    behind('obra.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    wrongKind,
  ],
  ['a document with macros', docWithMacros(), 'Contiene macros'],
  [
    'a bomb',
    docxWith([{ name: 'word/a.xml', content: Buffer.alloc(12_000_000) }]),
    'Ocupa demasiado al descomprimirlo',
  ],
  ['a document cut short', behind('obra.docx', docx().buffer.subarray(0, -30)), 'está incompleto'],
  ['no bytes', behind('obra.pdf'), 'El archivo está vacío'],
  ['10 MB and one byte', pdfOfSize(maxFileBytes + 1), 'El documento no debe superar 10MB'],
  ['a program named as a path', program('../../../etc/passwd.pdf'), wrongKind],
  ['a program that reads backwards', program('obra\u202efdp.exe'), wrongKind],
  ['a program with a name cut by a zero', program('obra.pdf\u0000.exe'), wrongKind],
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

const forms: [string, (fields: Fields) => RawPart[], string][] = [
  [
    'ten thousand characters',
    (fields) => [...withText(fields, 'nombre', 'a'.repeat(10_000)), ...documents()],
    'Máximo 100 caracteres',
  ],
  [
    'ten thousand accents on one letter',
    (fields) => [...withText(fields, 'titulo_obra', `a${'\u0301'.repeat(10_000)}`), ...documents()],
    'Máximo 200 caracteres',
  ],
  [
    'control characters',
    (fields) => [...withText(fields, 'nombre', 'Zo\u0000raida\u001b[2J'), ...documents()],
    'Hay caracteres que no se pueden leer: escríbelo de nuevo',
  ],
  [
    'another encoding',
    (fields) => [
      ...withText(fields, 'apellidos', Buffer.from('Peñalver', 'latin1')),
      ...documents(),
    ],
    'Hay caracteres que no se pueden leer: escríbelo de nuevo',
  ],
  ['no fields', () => documents(), 'El nombre es obligatorio'],
  ['no files', (fields) => textsOf(fields), both],
  ['one file', (fields) => [...textsOf(fields), part('obra', pdf())], both],
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
  [
    'an unknown kind of work',
    (fields) => [...withText(fields, 'tipo_obra', 'guion'), ...documents()],
    'Selecciona un tipo de obra',
  ],
  [
    'no consent',
    (fields) => [...withText(fields, 'consent', 'sí'), ...documents()],
    'Debes aceptar la política de privacidad',
  ],
  ['no address', (fields) => [...withText(fields, 'email', '@'), ...documents()], 'Email inválido'],
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

  for (const [name, file, message] of files) {
    test(`with the form: ${name}`, async ({ request }) => {
      const fields = complete();
      const parts = [...textsOf(fields), part('obra', file), part('curriculum', docx())];
      const answer = await postRaw(request, await rawForm(parts));
      expect(await readableText(answer)).toContain(message);
      expect(await stored(fields.email)).toEqual([]);
    });

    test(`before the form: ${name}`, async ({ request, visitorAddress }) => {
      const [fields, key] = [complete(), crypto.randomUUID()];
      const sending = { key, from: visitorAddress };
      const { status, error, reference } = await sendAhead(
        '/subidas/editorial/obra',
        file,
        sending,
      );
      if (!reference) {
        expect(status).toBe(422);
        expect(error).toMatch(/^file_/);
        return;
      }
      // Its first bytes are those of a document, so it is uploaded; its form is answered as if it contained the file.
      const parts = [
        ...textsOf(fields),
        { name: 'idempotency_key', value: key },
        { name: 'obra', value: reference },
        part('curriculum', docx()),
      ];
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

  test('a truncated body', async ({ request }) => {
    const fields = complete();
    const body = await rawForm([...textsOf(fields), ...documents()]);
    for (const share of [0.2, 0.9, 0.99]) {
      const answer = await postRaw(request, body.subarray(0, Math.floor(body.length * share)));
      expect(answer.status()).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(fields.email)).toEqual([]);
  });

  test('a body above the limit is refused and not stored', async ({ request }) => {
    const fields = complete();
    const parts = ['obra', 'curriculum'].map((name) => part(name, pdfOfSize(13_000_000)));
    const answer = await postRaw(request, await rawForm([...textsOf(fields), ...parts]));
    expect(answer.status()).toBeGreaterThanOrEqual(400);
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
    expect(await to(obra, right, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await to(obra, right, { origin: 'https://otra.example' })).toBe(403);
    expect(await to(obra)).toBe(201);
    expect(await quarantined()).toEqual(before);
  });
});
