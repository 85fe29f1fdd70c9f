import { readdirSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zip } from '@/tests/fixtures/archives';
import {
  doc,
  docInPieces,
  docWithField,
  docWithMacros,
  docWithObjects,
  docWithSharedObject,
  docWithTwoTexts,
  docx,
  docxRelatedTo,
  docxWith,
  eicar,
  type FilePayload,
  ole,
  pdf,
  pdfOfSize,
  program,
} from '@/tests/fixtures/documents';
import { inspectFile, Semaphore } from './inspect';
import { kindNames } from './kinds';

const uploads = 'tests/fixtures/uploads';
/** The numbers of the documents in that folder, by what comes of them; each stands for a kind that people send. */
const verdicts = {
  doc: '01',
  'doc embedded_object': '02 21',
  docx: '10 22 23 24',
  'docx embedded_object': '07',
  'docx local_links': '06 08',
  field: '11',
  jpg: '20',
  locked: '03 04 13',
  pdf: '09 12 14 15 25 26 27 29',
  'pdf form_calculations': '16',
  'pdf local_links': '28',
  png: '18 19',
  script: '17',
  spreadsheet: '05',
};

describe('documents as people make them', () => {
  it.each(readdirSync(uploads).filter((name) => /^\d/.test(name)))('%s', async (name) => {
    const file = await inspectFile(new Uint8Array(readFileSync(`${uploads}/${name}`)), kindNames);
    const verdict = typeof file === 'string' ? file : [file.kind, ...file.notices].join(' ');
    const [expected] =
      Object.entries(verdicts).find(([, files]) => files.includes(name.slice(0, 2))) ?? [];
    expect(verdict).toBe(expected);
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

const inspect = (buffer: Buffer) => inspectFile(new Uint8Array(buffer), kindNames);
const archive = zip([{ name: 'a.txt', content: 'a' }]);
const pagesPackage = zip([{ name: 'Novela.pages/Index.zip', content: archive }]);
const webLink =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n\t<key>URL</key>';
const drawing = '<?xml version="1.0" encoding="ISO-8859-1"?><svg/>';
const swollen = Buffer.alloc(12 * 1024 * 1024, 'a');
const white = Buffer.alloc(12 * 1024 * 1024, 0xff);
white.write('\u0001\0\u0009\0', 'latin1');
/** A document of LibreOffice of this type. */
const openDocument = (type: string) => {
  const content = `application/vnd.oasis.opendocument.${type}`;
  return zip([{ name: 'mimetype', content, stored: true }]);
};
/** A DOCX with one more part. */
const docxPart = (name: string, content: Buffer | string, declared?: number) =>
  docxWith([{ name, content, ...(declared && { declared }) }]);
/** A DOCX with one more part, whose first byte is inflated alone. */
const trickling = (name: string, content: Buffer | string) =>
  docxWith([{ name, content, isTrickling: true }]);
const ddeField = '<w:instrText>DDEAUTO c:\\a.exe</w:instrText>';
const markedXml = `<?xml version="1.0"?><!--${'x'.repeat(15)} EMF-->${ddeField}`;
/** A DOCX whose directory marks each part with these flags. */
function docxFlagged(flags: number): Buffer {
  const bytes = docxWith([]).buffer;
  const entry = 'PK\u0001\u0002';
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1))
    bytes.writeUInt16LE(flags, at + 8);
  return bytes;
}
const pdfBehind = (text: string) => Buffer.concat([Buffer.from(text), pdf().buffer]);
const behind = ({ buffer }: FilePayload, ...more: Buffer[]) => Buffer.concat([buffer, ...more]);

const nested = zip([
  { name: 'b.zip', content: zip([{ name: 'c.zip', content: archive }]), stored: true },
]);
const sheetWithObject = zip([{ name: 'xl/embeddings/oleObject1.bin', content: ole('Ole').buffer }]);
const manyParts = Array.from({ length: 5000 }, (_, index) => ({ name: `${index}`, content: '' }));
const macroTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
const chartData = macroTypes.replace(
  'ms-office.vbaProject',
  'ms-excel.sheet.binary.macroEnabled.12',
);
const oldMacros = chartData.replace('</Types>', '<Override ContentType="a.macrosheet"/></Types>');
const encodedMacros = oldMacros.replace('macrosheet', 'macro&#115;heet');
const otherEncoding = '<?xml version="1.0" encoding="UTF-7"?>';
const fieldInTwo = ['\x13D', 'DEAUTO c:\\\\a.exe\x14\x15'];
const ebcdic = Buffer.from('4c6fa794', 'hex');
const macroRelation = Buffer.from('\ufeff<a Type="…/vbaProject"/>', 'utf16le');
const commented = (comment: string) => {
  const length = Buffer.from([comment.length, 0]);
  return Buffer.concat([docx().buffer.subarray(0, -2), length, Buffer.from(comment)]);
};
const pdfFirst = docxWith([], undefined, [{ name: 'a', content: pdf().buffer, stored: true }]);

/** A DOC of several tables of sectors, the second of which is listed third. */
function docWithGap(): Buffer {
  const { buffer } = docWithField('A'.repeat(80_000), 'latin1');
  buffer.copy(buffer, 84, 80, 84);
  buffer.writeInt32LE(-1, 80);
  return buffer;
}

const relations = 'word/_rels/document.xml.rels';
const template = docxRelatedTo('attachedTemplate', 'https://malo.example/a.dotm').buffer;
const numbers = (size: number, ...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32LE(value);
      return bytes.subarray(0, size);
    }),
  );

/** A document with a template, and the directory of its parts as `write` gives it; `start` is where it begins. */
function withDirectory(
  write: (parts: Buffer, start: number) => [Buffer, size: number, start?: number],
) {
  const end = template.lastIndexOf('PK\u0005\u0006');
  const from = template.readUInt32LE(end + 16);
  const [directory, size, start = from] = write(template.subarray(from, end), from);
  const place = Buffer.concat([numbers(4, size), numbers(4, start), Buffer.alloc(2)]);
  return Buffer.concat([
    template.subarray(0, from),
    directory,
    template.subarray(end, end + 12),
    place,
  ]);
}

/** The same directory, in which the relations are a picture. */
const harmless = (parts: Buffer) =>
  Buffer.from(
    parts.toString('latin1').replace(relations, 'word/media/imagen-larga.xml1'),
    'latin1',
  );

/** Another name for the last part, which few readers know ("Info-ZIP Unicode Path"). */
function renamed(parts: Buffer): Buffer {
  const at = parts.lastIndexOf('PK\u0001\u0002');
  const name = Buffer.concat([
    Buffer.from([1]),
    numbers(4, crc32(relations)),
    Buffer.from('word/a.xml'),
  ]);
  const field = Buffer.concat([Buffer.from('up'), numbers(2, name.length), name]);
  const entry = Buffer.concat([parts.subarray(at), field]);
  entry.writeUInt16LE(field.length, 30);
  return Buffer.concat([parts.subarray(0, at), entry]);
}

/** The end of ZIP64 behind a directory, with the place of the directory and its own. */
const wideEnd = (size: number, start: number, at: number) =>
  Buffer.concat([
    Buffer.from('PK\u0006\u0006'),
    numbers(8, 44),
    numbers(2, 45, 45),
    numbers(4, 0, 0),
    numbers(8, 3, 3, size, start),
    Buffer.from('PK\u0006\u0007'),
    numbers(4, 0),
    numbers(8, at),
    numbers(4, 1),
  ]);

describe('inspectFile', () => {
  it.each([
    ['a PDF', pdf()],
    ['a PDF of 10 MB', pdfOfSize(10 * 1024 * 1024)],
    ['a DOC', doc()],
    ['a DOC whose names are written otherwise', ole('WORDdocument')],
    ['a DOC with room for objects', docWithObjects()],
    ['a DOC with an empty object', docWithObjects('_2147483647/')],
    ['a DOCX', docx()],
    ['a DOCX with a link', docxRelatedTo('hyperlink', 'https://ejemplo.example/')],
    ['a DOCX with a spreadsheet in it', docxPart('word/embeddings/a.xlsx', archive)],
    ['a DOCX with a binary spreadsheet in it', docxWith([], chartData)],
    ['a DOCX with a large white metafile', docxPart('word/media/a.wmf', white)],
    ['a DOCX with zeros behind it', { buffer: behind(docx(), Buffer.alloc(4096)) }],
    ['a DOCX that MuPDF has signed', { buffer: commented('Artifex') }],
    ['a DOCX with a drawing of another encoding', docxPart('word/media/a.svg', drawing)],
    ['a long novel', docxPart('word/a.xml', 'palabras '.repeat(500_000))],
  ])('keeps %s byte for byte', async (_name, { buffer }) => {
    const file = await inspect(buffer);
    expect(file).toHaveProperty('bytes');
    expect(typeof file !== 'string' && buffer.equals(file.bytes)).toBe(true);
  });

  it.each([
    ['marks and blanks', '\n\ufeff\u00a0'.repeat(80)],
    ['commands to a printer', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['headers of a mail', 'Content-Disposition: attachment; filename="canción.pdf"\r\n\r\n'],
    ['header of AppleSingle', `\0\x05\x16\0\0\x02\0\0${'\0\x04'.repeat(70)}`],
    ['header of MacBinary', `\0\x08obra.pdf${'\0'.repeat(55)}PDF CARO${'\x7f'.repeat(55)}`],
    ['words of a program', `GPL Ghostscript 10.02.0 (2023-09-13)\n${'%'.repeat(460)}\n`],
  ])('keeps a PDF without the %s before it', async (_name, before) => {
    const file = await inspect(pdfBehind(before));
    expect(typeof file !== 'string' && pdf().buffer.equals(file.bytes)).toBe(true);
  });

  it.each<[problem: string, name: string, file: Buffer | FilePayload]>([
    ['empty', 'no bytes', Buffer.alloc(0)],
    ['wrong_kind', 'a program', program()],
    ['wrong_kind', 'an OLE file of no Word document', ole('Contents')],
    ['wrong_kind', 'EICAR', eicar()],
    ['virus', 'EICAR within a PDF', behind(pdf(), eicar().buffer)],
    ['wrong_kind', 'a script in front of a PDF', pdfBehind('alert(1)//')],
    ['wrong_kind', 'a script of the shell in front of a PDF', pdfBehind('#!/bin/sh\nls\n')],
    ['wrong_kind', 'a page in front of a PDF', pdfBehind('a\n<script>alert(1)</script>\n')],
    ['wrong_kind', 'bytes in front of a PDF', pdfBehind('\x7fELF\x02\n')],
    ['wrong_kind', 'half a kilobyte in front of a PDF', pdfBehind('\n'.repeat(512))],
    ['cut_off', 'a page in a PDF', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>')],
    ['disguise', 'an archive behind a PDF', behind(pdf(), archive)],
    ['disguise', 'a document in a PDF', behind(pdf(), docx().buffer, Buffer.from('%%EOF'))],
    ['disguise', 'an archive behind a DOC', behind(doc(), archive)],
    ['disguise', 'a PDF at the beginning of an archive', pdfFirst],
    ['disguise', 'a PDF in the comment of an archive', commented('%PDF-1.4')],
    ['disguise', 'a page in the comment of an archive', commented('<script>')],
    ['archive', 'an archive that is no document', archive],
    ['odt', 'a text of LibreOffice', openDocument('text')],
    ['spreadsheet', 'a spreadsheet of LibreOffice', openDocument('spreadsheet')],
    ['template', 'a template of Word', docxWith([], 'wordprocessingml.template.main+xml')],
    ['slides', 'a presentation of LibreOffice', openDocument('presentation')],
    ['pages', 'a document of Pages that a browser packed', pagesPackage],
    ['shortcut', 'a link of macOS', Buffer.from(webLink)],
    ['shortcut', 'a packed link of macOS', Buffer.from('bplist00\xd1\x01\x02SURL_', 'latin1')],
    ['broken', 'a DOC with two texts', docWithTwoTexts()],
    ['macros', 'a DOC with macros', docWithMacros()],
    ['macros', 'a DOCX with a macro part', docxPart('word/vbaProject.bin', 'x')],
    ['macros', 'a DOCX whose types speak of macros', docxWith([], macroTypes)],
    ['macros', 'a DOCX with old macros in a binary spreadsheet', docxWith([], oldMacros)],
    ['macros', 'macros by a letter as a number', docxWith([], encodedMacros)],
    ['macros', 'a renamed macro part', docxPart('word/_rels/document.xml.rels', macroRelation)],
    ['field', 'a field behind one byte', trickling('word/a.xml', `\ufeff<a>${ddeField}</a>`)],
    ['field', 'a field behind the sign of a metafile', docxPart('word/a.xml', markedXml)],
    ['field', 'a field behind blanks', docxPart('word/a.xml', `${' '.repeat(2000)}${ddeField}`)],
    ['disguise', 'a program that begins with one byte', trickling('a.png', program().buffer)],
    ['object', 'an object that begins with one byte', trickling('a.png', doc().buffer)],
    ['object', 'a DOC with an embedded object', docWithObjects('_1468313700')],
    ['broken', 'a gap among the tables of a DOC', docWithGap()],
    ['broken', 'an object in two storages', docWithSharedObject()],
    ['object', 'an object, whatever its name', docxPart('word/media/image1.png', doc().buffer)],
    ['object', 'an object in a spreadsheet', docxPart('word/embeddings/a.xlsx', sheetWithObject)],
    ['remote', 'a template', docxRelatedTo('attachedTemplate', 'https://malo.example/a.dotm')],
    ['remote', 'a picture from elsewhere', docxRelatedTo('image', 'https://malo.example/a.png')],
    ['disguise', 'a part in EBCDIC', docxPart('word/a.xml', ebcdic)],
    ['disguise', 'relations in EBCDIC', docxPart('word/_rels/a.xml.rels', ebcdic)],
    ['disguise', 'relations in an encoding', docxPart('word/_rels/a.xml.rels', otherEncoding)],
    ['bomb', 'a part that inflates a thousandfold', docxPart('word/a.xml', swollen)],
    ['broken', 'a part that declares a wrong size', docxPart('word/a.xml', swollen, 10)],
    ['bomb', 'long relations', docxPart('a.rels', 'palabras '.repeat(500_000))],
    ['bomb', 'archives within archives', docxPart('a.zip', nested)],
    ['bomb', 'five thousand parts', docxWith(manyParts)],
    ['locked', 'a DOCX with a password', docxFlagged(1)],
    ['locked', 'a DOCX with strong encryption', docxFlagged(0x41)],
    ['broken', 'a path out of the archive', docxPart('../../a', '')],
    ['broken', 'the same part twice', docxPart('word/document.xml', '')],
    ['cut_off', 'a DOCX cut short', docx().buffer.subarray(0, -30)],
  ])('refuses as %s: %s', async (problem, _name, file) => {
    expect(await inspect(Buffer.isBuffer(file) ? file : file.buffer)).toBe(problem);
  });

  it.each([
    ['as it is', () => undefined],
    ['that says nothing of the size', (end: Buffer) => end.fill(0, 12, 16)],
    ['that says nothing of its parts', (end: Buffer) => end.fill(0, 8, 12)],
    ['of ZIP64', (end: Buffer) => end.fill(0xff, 8, 20)],
  ])('refuses an archive within a PDF whose end record is one %s', async (_, change) => {
    const before = Buffer.concat([pdf().buffer, Buffer.from('x ')]);
    const at = archive.lastIndexOf('PK\u0005\u0006');
    const end = Buffer.from(archive.subarray(at));
    end.writeUInt32LE(before.length + end.readUInt32LE(16), 16);
    change(end);
    const [parts, wide] = [archive.subarray(0, at), wideEnd(0, 0, 0)];
    const file = Buffer.concat([before, parts, ...(end[8] === 0xff ? [wide] : []), end]);
    expect(await inspect(Buffer.concat([file, Buffer.from('%%EOF')]))).toBe('disguise');
  });

  it('judges the parts of a DOCX that every reader finds', async () => {
    const verdicts: [string, Buffer][] = [
      ['remote', withDirectory((parts) => [parts, parts.length])],
      ['remote', withDirectory((parts) => [renamed(parts), renamed(parts).length])],
      [
        'disguise',
        withDirectory((parts) => [Buffer.concat([harmless(parts), parts]), parts.length]),
      ],
      [
        'remote',
        withDirectory((parts, start) => {
          const end = wideEnd(parts.length, start, start + parts.length);
          return [Buffer.concat([parts, end]), 0xffffffff, 0xffffffff];
        }),
      ],
      [
        'disguise',
        withDirectory((parts, start) => {
          const both = Buffer.concat([parts, harmless(parts)]);
          const end = wideEnd(parts.length, start + parts.length, start + both.length);
          return [Buffer.concat([both, end]), parts.length];
        }),
      ],
    ];
    for (const [verdict, bytes] of verdicts) expect(await inspect(bytes)).toBe(verdict);
  });

  it.each(['latin1', 'utf16le'] as const)('judges the fields of a DOC in %s', async (encoding) => {
    const codes = {
      ' DDEAUTO c:\\\\a.exe': 'field',
      '\tDDEAUTO a': 'field',
      '\u00a0DDE a': 'field',
      '"DDEAUTO" a': 'field',
      'DDEAUTO\ta': 'field',
      ' INCLUDETEXT "\\\\\\\\malo.example\\\\a.doc"': 'remote',
      'INCLUDETEXT \u201c\\\\\\\\malo.example\\\\a.doc\u201d': 'remote',
      'INCLUDETEXT\x84http://malo.example/a.doc\x93': 'remote',
      'INCLUDEPICTURE \u0013QUOTE 92': 'remote',
      'INCLUDEPICTURE \u0013 MERGEFIELD Foto': [],
      ' LINK Word.Document.8 http://malo.example/a.doc': 'remote',
      ' INCLUDEPICTURE "D:\\\\fotos\\\\a.jpg"': ['local_links'],
      ' HYPERLINK "https://ejemplo.example/"': [],
    };
    for (const [code, verdict] of Object.entries(codes)) {
      const outcome = await inspect(docWithField(code, encoding).buffer);
      expect(typeof outcome === 'string' ? outcome : outcome.notices, code).toEqual(verdict);
    }
  });

  it.each([
    ['field', 'a field in two places', docInPieces(fieldInTwo)],
    ['field', 'one of two bytes a letter', docInPieces(fieldInTwo, '', { encoding: 'utf16le' })],
    ['field', 'one of the first version', docInPieces(fieldInTwo, '', { version: 0xc0 })],
    ['remote', 'a template from the web', docInPieces(['a'], 'http://malo.example/a.dot')],
    ['remote', 'a template on a share', docInPieces(['a'], '\\\\malo.example\\a.dot')],
    ['remote', 'one in other words', docInPieces(['a'], '\\\\?\\UNC\\malo.example\\a.dot')],
    ['remote', 'one at a number', docInPieces(['a'], '\\\\134744072\\s\\a.dot')],
    ['doc', 'a template of its company', docInPieces(['a'], '\\\\servidor\\a.dot')],
    ['doc', 'a template on its disk', docInPieces(['a', 'b'], 'C:\\Plantillas\\a.dot')],
  ])('finds %s in a DOC with %s', async (verdict, _name, { buffer }) => {
    const outcome = await inspect(buffer);
    expect(typeof outcome === 'string' ? outcome : outcome.kind).toBe(verdict);
  });

  it('refuses overlapping parts', async () => {
    const part = { name: 'word/a', content: Buffer.alloc(20_000, 'ab') };
    const bytes = docxWith([part, { ...part, name: 'word/b' }, { ...part, name: 'word/c' }]).buffer;
    // Every entry of the directory declares as much packed data as the whole file has.
    const entry = 'PK\u0001\u0002';
    for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1))
      bytes.writeUInt32LE(bytes.length, at + 20);
    expect(['bomb', 'broken']).toContain(await inspect(bytes));
  });
});

it('a semaphore runs at most the given number of tasks at once, in order, and continues after a failure', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<string>());
  const results = ends.map(({ promise }, index) =>
    semaphore.run(() => {
      started.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.resolve('first');
  expect(await results[0]).toBe('first');
  expect(started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end.resolve('rest');
  expect(await Promise.all([results[2], results[3]])).toEqual(['rest', 'rest']);
});
