import { docWithMacros, eicar, type FilePayload, pdf, program } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { documentNames, enquirer, enquiryForms, storedEnquiries } from '../../setup/enquiry.ts';
import { postRaw, type RawPart, rawForm, readableText } from '../../setup/raw-form.ts';

/**
 * The corpus for the art and services forms: their rules that differ from those of a proposal, with requests that
 * bypass the browser's checks.
 */
test.describe.configure({ lock: 'files' });

type Fields = ReturnType<typeof enquirer> & Record<'servicio' | 'enlace_web' | 'consent', string>;
const textsOf = (fields: Fields): RawPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
const withText = (name: keyof Fields, value: string | Buffer) => (fields: Fields) =>
  textsOf(fields).map((one) => (one.name === name ? { name, value } : one));
const withFile =
  (...files: FilePayload[]) =>
  (fields: Fields) => [
    ...textsOf(fields),
    ...files.map(({ name, buffer }) => ({ name: 'documento', filename: name, value: buffer })),
  ];

const wrongKind = 'El documento debe ser PDF, Word, JPG o PNG';
const pngHead = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const unreadable = 'Hay caracteres que no se pueden leer: escríbelo de nuevo';

const corpus: [string, (fields: Fields) => RawPart[], string][] = [
  ['a service of no form', withText('servicio', 'administrador'), 'Selecciona un servicio'],
  ['no service', withText('servicio', ''), 'Selecciona un servicio'],
  [
    'ten thousand characters',
    withText('descripcion', 'a'.repeat(10_000)),
    'Máximo 2000 caracteres',
  ],
  [
    'ten characters that are spaces',
    withText('descripcion', ` ${'\t\u00a0'.repeat(20)} corta`),
    'La descripción debe tener al menos 10 caracteres',
  ],
  ['control characters', withText('descripcion', `una marina\u0000${'\u001b[2J'}`), unreadable],
  ['another encoding', withText('nombre', Buffer.from('Begoña', 'latin1')), unreadable],
  ['an address that is a script', withText('enlace_web', 'javascript:alert(1)'), 'URL inválida'],
  ['an address of this machine', withText('enlace_web', 'file:///etc/passwd'), 'URL inválida'],
  [
    'a field twice',
    (fields) => [...textsOf(fields), { name: 'descripcion', value: 'Otra descripción' }],
    'La descripción debe tener al menos 10 caracteres',
  ],
  ['no fields', () => [{ name: 'nada', value: '' }], 'Los apellidos son obligatorios'],
  ['no consent', withText('consent', ''), 'Debes aceptar la política de privacidad'],
  ['a program named .png', withFile(program('marina.png')), wrongKind],
  ['EICAR named .jpg', withFile(eicar('marina.jpg')), wrongKind],
  [
    'a picture of which there is only the head',
    withFile({ ...pdf('marina.png'), buffer: pngHead }),
    'El archivo está incompleto: cópialo o descárgalo de nuevo y vuelve a adjuntarlo',
  ],
  [
    'a document with macros',
    withFile(docWithMacros()),
    'Contiene macros: guárdalo sin macros, o como PDF, y vuelve a adjuntarlo',
  ],
  ['two documents', withFile(pdf('una.pdf'), pdf('otra.pdf')), 'Elige un solo archivo'],
];

for (const form of enquiryForms) {
  test.describe(`«${form.heading}» refuses with the right message, and stores nothing:`, () => {
    for (const [name, parts, message] of corpus) {
      test(name, async ({ request }) => {
        const before = await documentNames(form);
        const fields: Fields = {
          ...enquirer(),
          servicio: form.servicio,
          enlace_web: '',
          consent: 'on',
        };
        const body = await rawForm(parts(fields), form.path);
        const text = await readableText(await postRaw(request, body, form.path));
        expect(text).toContain(message);
        expect(text).not.toContain(form.sent);
        expect(await storedEnquiries(form, fields.email)).toEqual([]);
        expect(await documentNames(form)).toEqual(before);
      });
    }
  });
}

for (const form of enquiryForms) {
  test(`a hostile file name is stored as text, and never used as a path: ${form.area}`, async ({
    request,
  }) => {
    const fields: Fields = {
      ...enquirer(),
      servicio: form.servicio,
      enlace_web: '',
      consent: 'on',
    };
    const tricky = pdf('../../ñandú \u202e«gnp».PDF');
    const body = await rawForm(withFile(tricky)(fields), form.path);
    expect(await readableText(await postRaw(request, body, form.path))).toContain(form.sent);
    const [row, ...others] = await storedEnquiries(form, fields.email);
    expect(others).toEqual([]);
    // Requirement 4.8: folder, time and random part; only the extension comes from the sender, in ASCII letters.
    expect(row.documento_file_path).toMatch(
      new RegExp(`^${form.folder}/\\d{13}-[0-9a-f]{12}\\.pdf$`),
    );
    expect(row.documento_file_name).toBe('ñandú «gnp».PDF');
  });
}
