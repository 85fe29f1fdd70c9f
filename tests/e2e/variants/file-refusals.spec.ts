import {
  docWithMacros,
  docx,
  docxRelatedTo,
  docxWith,
  eicar,
  pdf,
  pdfOfSize,
  plainText,
  program,
} from '../../fixtures/documents.ts';
import { objectStream, pdfWith } from '../../fixtures/pdfs.ts';
import { expect, test } from '../../setup/browser.ts';
import { enquirer, enquiryForms, fillEnquiry, sendEnquiry } from '../../setup/enquiry.ts';
import { author, fill, maxFileBytes, stored, submit } from '../../setup/proposal.ts';

/**
 * The messages about a refused file: first under the file, then, when the form is sent anyway, under the field and in
 * the notice. Each sentence is compared whole.
 */

const wrong = (name: string, ...buffers: Buffer[]) => ({
  ...pdf(name),
  buffer: Buffer.concat(buffers),
});
const cut = wrong('cortado.docx', docx().buffer.subarray(0, -30));
const bomb = docxWith([{ name: 'word/a.xml', content: Buffer.alloc(12_000_000) }]);
const both = wrong('doble.pdf', pdf().buffer, eicar().buffer);

const cases = [
  ['a program', program('obra.pdf'), 'Elige otro archivo', 'El documento debe ser PDF o Word'],
  ['a text', plainText(), 'Elige otro archivo', 'El documento debe ser PDF o Word'],
  [
    'a text that calls itself a PDF',
    plainText('obra.pdf'),
    'Elige otro archivo',
    'El documento debe ser PDF o Word',
  ],
  [
    '10 MB and one byte',
    pdfOfSize(maxFileBytes + 1),
    'Elige un archivo más pequeño',
    'El documento no debe superar 10MB',
  ],
  [
    'nothing at all',
    wrong('nada.pdf'),
    'El archivo está vacío: comprueba que es el que querías enviar',
    'El archivo está vacío: comprueba que es el que querías enviar',
  ],
  [
    'macros',
    docWithMacros(),
    'Contiene macros: guárdalo sin macros, o como PDF, y vuelve a adjuntarlo',
    'Contiene macros: guárdalo sin macros, o como PDF, y vuelve a adjuntarlo',
  ],
  [
    'a bomb',
    bomb,
    'Ocupa demasiado al descomprimirlo: guárdalo de nuevo, o como PDF, y vuelve a adjuntarlo',
    'Ocupa demasiado al descomprimirlo: guárdalo de nuevo, o como PDF, y vuelve a adjuntarlo',
  ],
  [
    'a virus',
    both,
    'El antivirus ha encontrado un virus: límpialo antes de volver a adjuntarlo',
    'El antivirus ha encontrado un virus: límpialo antes de volver a adjuntarlo',
  ],
  [
    'a PDF with a script',
    wrong('guion.pdf', pdfWith(['<< /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>'])),
    'Contiene acciones que ejecutan programas: imprímelo como PDF y adjunta la copia',
    'Contiene acciones que ejecutan programas: imprímelo como PDF y adjunta la copia',
  ],
  [
    'a document with a template from elsewhere',
    docxRelatedTo('attachedTemplate', 'https://malo.example/a.dotm'),
    'Carga contenido de otro ordenador: guárdalo como PDF y vuelve a adjuntarlo',
    'Carga contenido de otro ordenador: guárdalo como PDF y vuelve a adjuntarlo',
  ],
  [
    'a protected PDF',
    wrong('protegido.pdf', pdfWith([objectStream(['<< >>'])], '/Encrypt 3 0 R ')),
    'Este archivo tiene contraseña: quítala y vuelve a adjuntarlo',
    'Este archivo tiene contraseña: quítala y vuelve a adjuntarlo',
  ],
  [
    'half a document',
    cut,
    'El archivo está incompleto: cópialo o descárgalo de nuevo y vuelve a adjuntarlo',
    'El archivo está incompleto: cópialo o descárgalo de nuevo y vuelve a adjuntarlo',
  ],
] as const;

for (const [name, file, underField, notice] of cases) {
  test(`a manuscript that is ${name} is refused with a sentence`, async ({ page, problems }) => {
    problems.expectFailure('/subidas/editorial/obra', 422);
    const fields = author();
    await page.goto('/dauro/editorial/propuesta');
    await fill(page, fields);
    const slot = page.getByLabel(/^Obra/);
    await slot.setInputFiles(file);
    await page.getByLabel(/^Currículum/).setInputFiles(docx());
    await submit(page);
    const toast = page.getByRole('listitem').filter({ hasText: notice });
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(toast.getByText(notice, { exact: true })).toBeVisible();
    await expect(slot).toHaveAccessibleDescription(`PDF, DOC o DOCX ${underField}`);
    await expect(slot).toBeFocused();
    await expect(page.getByLabel(/^Currículum/)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
    expect(await stored(fields.email)).toEqual([]);
  });
}

for (const form of enquiryForms) {
  for (const [name, file, underField, notice] of [
    [
      'a program',
      program('marina.png'),
      'Elige otro archivo',
      'El documento debe ser PDF, Word, JPG o PNG',
    ],
    [
      '10 MB and one byte',
      pdfOfSize(maxFileBytes + 1),
      'Elige un archivo más pequeño',
      'El documento no debe superar 10MB',
    ],
  ] as const) {
    test(`«${form.heading}»: a document that is ${name} is refused with a sentence`, async ({
      page,
      problems,
    }) => {
      problems.expectFailure(`/subidas/${form.area}/documento`, 422);
      await page.goto(form.path);
      await fillEnquiry(page, enquirer(), form.service);
      const slot = page.getByLabel(/^Documento/);
      await slot.setInputFiles(file);
      await sendEnquiry(page);
      const toast = page.getByRole('listitem').filter({ hasText: notice });
      await expect(toast.getByText('Error', { exact: true })).toBeVisible();
      await expect(toast.getByText(notice, { exact: true })).toBeVisible();
      await expect(slot).toHaveAccessibleDescription(
        `Opcional. PDF, Word, JPG o PNG ${underField}`,
      );
      await expect(slot).toBeFocused();
    });
  }
}
