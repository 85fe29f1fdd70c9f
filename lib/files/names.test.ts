import { describe, expect, it } from 'vitest';
import { fileName, storedName } from './names';

it.each([
  ['Novela FINAL.DOC', 'doc', 'doc'],
  ['foto.jpeg', 'jpg', 'jpeg'],
  ['cv.exe', 'pdf', 'pdf'],
  ['ñandú «año».PDF', 'pdf', 'pdf'],
  ['obra.ｐｄｆ', 'pdf', 'pdf'],
  ['../\u202efdp.exe', 'pdf', 'pdf'],
  ['', 'docx', 'docx'],
] as const)('a stored name has nothing of %j but its extension', (name, kind, extension) => {
  const shape = new RegExp(`^obra-\\d{13}-[0-9a-f]{12}\\.${extension}$`);
  expect(storedName('obra', { name, kind })).toMatch(shape);
});

describe('fileName', () => {
  it.each([
    ['Mi novela.pdf', 'Mi novela.pdf'],
    ['Mi novela.PDF', 'Mi novela.PDF'],
    ['Manuscrito definitivo.bat', 'Manuscrito definitivo.bat.pdf'],
    ['Novela.pdf.exe', 'Novela.pdf.exe.pdf'],
    ['Novela.pdf.', 'Novela.pdf'],
    ['Novela.pdf . .', 'Novela.pdf'],
    ['Novela.docx', 'Novela.docx.pdf'],
    ['sin_extension', 'sin_extension.pdf'],
    ['obra\u202Efdp.exe', 'obrafdp.exe.pdf'],
    ['ob\u200Bra\u00AD\uFEFF\u2066.pdf', 'obra.pdf'],
    ['línea\u0000\r\n\u0007una.pdf', 'línea una.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\ana\\Mi novela.pdf', 'Mi novela.pdf'],
    ['novela.pdf::$DATA', 'novela.pdf--$DATA.pdf'],
    ['¿Quién? "yo" <1>|*.pdf', '¿Quién- -yo- -1---.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['...pdf', 'pdf.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['CON', '_CON.pdf'],
    ['COM1.tar.pdf', '_COM1.tar.pdf'],
    ['LPT²', '_LPT².pdf'],
    ['Concha.pdf', 'Concha.pdf'],
    ['\u0000\u0007', 'documento.pdf'],
    ['\u3164\u200b', 'documento.pdf'],
    ['', 'documento.pdf'],
    [null, 'documento.pdf'],
    ['n\u0303andu\u0301.pdf', 'ñandú.pdf'],
    ['مخطوطة.pdf', 'مخطوطة.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(200)}.pdf`],
    [`${'ñ'.repeat(300)}.bat`, `${'ñ'.repeat(100)}.pdf`],
  ])('of %j is %j', (given, shown) => {
    expect(fileName(given, 'manuscripts/obra-1-2.pdf')).toBe(shown);
  });

  it('follows the kind that the stored path tells', () => {
    expect(fileName('foto.jpeg', 'services/1.jpg')).toBe('foto.jpeg');
    expect(fileName('novela.doc', 'cvs/cv-1.docx')).toBe('novela.doc.docx');
    expect(fileName('novela.exe', 'elsewhere')).toBe('novela.exe.bin');
  });
});
