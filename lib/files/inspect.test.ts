import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { swellingText, zip } from '@/tests/fixtures/archives';
import {
  doc,
  docWithMacros,
  docWithObjects,
  docx,
  docxRelatedTo,
  docxWith,
  eicar,
  ole,
  pdf,
  pdfOfSize,
  program,
} from '@/tests/fixtures/documents';
import { inspectFile } from './inspect';
import { requestBudget } from './inspection';
import { kindNames } from './kinds';

const uploads = 'tests/fixtures/uploads';
/** Each stands for a kind of document that people send. */
const verdicts: Readonly<Record<string, string>> = {
  '01': 'doc',
  '02': 'doc embedded_object',
  '03': 'locked',
  '04': 'locked',
  '05': 'spreadsheet',
  '06': 'docx local_links',
  '07': 'docx embedded_object',
  '08': 'docx local_links',
  '09': 'pdf',
  '10': 'docx',
  '11': 'field',
  '12': 'pdf',
  '13': 'locked',
  '14': 'pdf',
  '15': 'pdf',
  '16': 'pdf form_calculations',
  '17': 'script',
  '18': 'png',
  '19': 'png',
  '20': 'jpg',
  '21': 'doc embedded_object',
  '22': 'docx',
  '23': 'docx',
  '24': 'docx',
  '25': 'pdf',
  '26': 'pdf',
  '27': 'pdf',
  '28': 'pdf local_links',
  '29': 'pdf',
};

describe('documents as people make them', () => {
  it.each(readdirSync(uploads).filter((name) => /^\d/.test(name)))('%s', async (name) => {
    const file = await inspectFile(new Uint8Array(readFileSync(`${uploads}/${name}`)), kindNames);
    const verdict = typeof file === 'string' ? file : [file.kind, ...file.notices].join(' ');
    expect(verdict).toBe(verdicts[name.slice(0, 2)]);
  });

  it.each(readdirSync(uploads).filter((name) => /^2\d/.test(name) && !name.endsWith('.jpg')))(
    'refuses %s when it is cut off',
    async (name) => {
      const bytes = new Uint8Array(readFileSync(`${uploads}/${name}`));
      for (let tenth = 1; tenth < 10; tenth += 1) {
        const part = bytes.slice(0, (bytes.length * tenth) / 10);
        expect(await inspectFile(part, kindNames), `${tenth}/10`).toBe('cut_off');
      }
    },
  );
});

const maxFileBytes = 10 * 1024 * 1024;

const inspect = (buffer: Buffer) => inspectFile(new Uint8Array(buffer), kindNames);
const archive = zip([{ name: 'a.txt', content: 'a' }]);
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');
const macroTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';

describe('inspectFile', () => {
  it.each([
    ['a PDF', pdf()],
    ['a PDF of 10 MB', pdfOfSize(maxFileBytes)],
    ['a DOC', doc()],
    ['a DOC whose names are written otherwise', ole('WORDdocument')],
    ['a DOC with room for objects', docWithObjects()],
    ['a DOCX', docx()],
    ['a DOCX with a link', docxRelatedTo('hyperlink', 'https://ejemplo.example/')],
    [
      'a DOCX with a spreadsheet in it',
      docxWith([{ name: 'word/embeddings/a.xlsx', content: archive }]),
    ],
    [
      'a long novel',
      docxWith([{ name: 'word/a.xml', content: Buffer.from('palabras '.repeat(500_000)) }]),
    ],
  ])('keeps %s byte for byte', async (_name, { buffer }) => {
    const file = await inspect(buffer);
    expect(file).toHaveProperty('bytes');
    expect(typeof file !== 'string' && buffer.equals(file.bytes)).toBe(true);
  });

  it.each([
    ['no bytes', Buffer.alloc(0), 'empty'],
    ['a program', program().buffer, 'wrong_kind'],
    ['EICAR', eicar().buffer, 'wrong_kind'],
    ['EICAR within a PDF', Buffer.concat([pdf().buffer, eicar().buffer]), 'virus'],
    [
      'a script in front of a PDF',
      Buffer.concat([Buffer.from('alert(1)//'), pdf().buffer]),
      'wrong_kind',
    ],
    ['a page within a PDF', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>'), 'cut_off'],
    ['an archive behind a PDF', Buffer.concat([pdf().buffer, archive]), 'disguise'],
    [
      'a document behind a PDF',
      Buffer.concat([pdf().buffer, docx().buffer, Buffer.from('%%EOF')]),
      'disguise',
    ],
    ['an archive behind a DOC', Buffer.concat([doc().buffer, archive]), 'disguise'],
    [
      'a PDF at the beginning of an archive',
      docxWith([], undefined, [{ name: 'a', content: pdf().buffer, stored: true }]).buffer,
      'disguise',
    ],
    ['an archive that is no document', archive, 'archive'],
    ['a DOC with macros', docWithMacros().buffer, 'macros'],
    [
      'a DOCX with a macro part',
      docxWith([{ name: 'word/vbaProject.bin', content: 'x' }]).buffer,
      'macros',
    ],
    ['a DOCX whose types speak of macros', docxWith([], macroTypes).buffer, 'macros'],
    [
      'a DOCX that binds a macro part under another name',
      docxWith([
        {
          name: 'word/_rels/document.xml.rels',
          content: Buffer.from('\ufeff<a Type="…/vbaProject"/>', 'utf16le'),
        },
      ]).buffer,
      'macros',
    ],
    ['a DOC with an embedded object', docWithObjects('_1468313700').buffer, 'object'],
    [
      'a DOCX with an embedded object, whatever it is called',
      docxWith([{ name: 'word/media/image1.png', content: doc().buffer }]).buffer,
      'object',
    ],
    [
      'a DOCX with a spreadsheet that has an embedded object',
      docxWith([
        {
          name: 'word/embeddings/a.xlsx',
          content: zip([{ name: 'xl/embeddings/oleObject1.bin', content: ole('Ole').buffer }]),
        },
      ]).buffer,
      'object',
    ],
    [
      'a DOCX with a template from elsewhere',
      docxRelatedTo('attachedTemplate', 'https://malo.example/a.dotm').buffer,
      'remote',
    ],
    [
      'a DOCX with a picture from elsewhere',
      docxRelatedTo('image', 'https://malo.example/a.png').buffer,
      'remote',
    ],
    [
      'a DOCX whose relations hide in an encoding',
      docxWith([
        { name: 'word/_rels/a.xml.rels', content: '<?xml version="1.0" encoding="UTF-7"?>' },
      ]).buffer,
      'disguise',
    ],
    [
      'a part that inflates a thousandfold',
      docxWith([{ name: 'word/a.xml', content: megabytes(12) }]).buffer,
      'bomb',
    ],
    [
      'a part that declares a wrong size',
      docxWith([{ name: 'word/a.xml', content: megabytes(12), declared: 10 }]).buffer,
      'broken',
    ],
    [
      'archives within archives',
      docxWith([
        {
          name: 'a.zip',
          content: zip([
            { name: 'b.zip', content: zip([{ name: 'c.zip', content: archive }]), stored: true },
          ]),
        },
      ]).buffer,
      'bomb',
    ],
    [
      'five thousand parts',
      docxWith(Array.from({ length: 5000 }, (_, index) => ({ name: `${index}`, content: '' })))
        .buffer,
      'bomb',
    ],
    ['a path out of the archive', docxWith([{ name: '../../a', content: '' }]).buffer, 'broken'],
    [
      'the same part twice',
      docxWith([{ name: 'word/document.xml', content: '' }]).buffer,
      'broken',
    ],
    ['a DOCX cut short', docx().buffer.subarray(0, -30), 'cut_off'],
  ])('refuses %s', async (_name, buffer, problem) => {
    expect(await inspect(buffer)).toBe(problem);
  });

  it('limits all files of a request by one budget', async () => {
    const budget = requestBudget();
    const file = docxWith([{ name: 'word/a.xml', content: swellingText(30_000_000) }]).buffer;
    const outcomes = [];
    for (const _ of [1, 2, 3, 4]) {
      const outcome = await inspectFile(new Uint8Array(file), kindNames, budget);
      outcomes.push(typeof outcome === 'string' ? outcome : outcome.kind);
    }
    expect(outcomes).toEqual(['docx', 'docx', 'docx', 'bomb']);
  });

  it('refuses overlapping parts', async () => {
    const part = { name: 'word/a', content: Buffer.alloc(20_000, 'ab') };
    const bytes = docxWith([part, { ...part, name: 'word/b' }, { ...part, name: 'word/c' }]).buffer;
    // Every entry of the directory declares as much packed data as the whole file has.
    for (
      let at = bytes.indexOf('PK\u0001\u0002');
      at >= 0;
      at = bytes.indexOf('PK\u0001\u0002', at + 1)
    ) {
      bytes.writeUInt32LE(bytes.length, at + 20);
    }
    expect(['bomb', 'broken']).toContain(await inspect(bytes));
  });
});
