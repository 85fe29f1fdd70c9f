import { describe, expect, it } from 'vitest';
import { docxWith } from '@/tests/fixtures/documents';
import { decodeXml, FieldSearch, inspectRelations } from './docx-xml';
import { inspectFile } from './inspect';
import { type Inspection, requestBudget } from './inspection';

/** Whether the relations are refused. */
function relationsLoad(xml: string): boolean {
  const inspection: Inspection = { budget: requestBudget(), notices: new Set() };
  try {
    inspectRelations(xml, inspection);
    return false;
  } catch {
    return true;
  }
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const external = ' TargetMode="External"';
const remote = 'http://malo.example/';
const templateOnDisk = 'file:///C:\\Users\\ana\\Plantillas\\Curr%C3%ADculo.dotx';
/** Its text begins an attribute, whose value would end in a later one. */
const decoy = `xmlns:a=" Type='"`;
const relation = (type: string, target: string, mode = external) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="a"><Relationship Id="rId1" Type="${types}/${type}" Target="${target}"${mode}/></Relationships>`;

describe('the relations of a DOCX', () => {
  it.each([
    ['a link', relation('hyperlink', 'https://ejemplo.example/a?b=1&amp;c=2')],
    ['a link to a letter', relation('hyperlink', 'mailto:ana@ejemplo.example')],
    ['a picture within', relation('image', 'media/image1.png', '')],
    ['a picture said to be within', relation('image', 'media/1.png', " TargetMode='Internal'")],
    ['a spreadsheet within', relation('package', 'embeddings/hoja.xlsx', '')],
    ["a template on the author's disk", relation('attachedTemplate', templateOnDisk)],
    ['a template on a Mac', relation('attachedTemplate', 'file:////Users/ana/Plantillas/a.dotx')],
    ['a temporary file of a Mac', relation('image', 'file:////var/folders/8x/T/a.png')],
    ['a template by its name', relation('attachedTemplate', 'Normal.dotm')],
    ["a picture on the author's disk", relation('image', 'file:///D:\\fotos\\a.jpg')],
    ['a picture of a letter', relation('image', 'cid:image001.png@01D0')],
    ['nothing', '<Relationships/>'],
  ])('accepts %s', (_name, xml) => expect(relationsLoad(xml)).toBe(false));

  it.each([
    ['a template from the web', relation('attachedTemplate', 'https://malo.example/a.dotm')],
    ['a template on a share', relation('attachedTemplate', 'file:///\\\\malo.example\\a\\b.dotm')],
    ['a template on a server', relation('attachedTemplate', '//malo.example/a.dotm')],
    ['a template on a server, escaped', relation('attachedTemplate', '%5c%5cmalo.example%5ca')],
    ['a picture from the web', relation('image', 'http://malo.example/a.png')],
    ['a frame from the web', relation('frame', remote)],
    ['a part of a document from the web', relation('subDocument', 'http://malo.example/a.docx')],
    ['an object from the web', relation('oleObject', 'mhtml:http://malo.example/a.html!x-usc')],
    ['a control within', relation('control', 'activeX/activeX1.xml', '')],
    ['a foreign document within', relation('aFChunk', 'afchunk.rtf', '')],
    ['data for letters', relation('mailMergeSource', 'file://host/a.xlsx')],
    ['a share', relation('attachedTemplate', '\\\\host\\a.dotm')],
    ['single quotes', relation('image', 'http://malo.example/', " TargetMode='External'")],
    ['letters as numbers', relation('frame', remote, ' TargetMode="&#69;xtern&#x61;l"')],
    ['a name space', relation('frame', remote).replace('<Relationship ', '<x:Relationship\n')],
    ['a mode said twice', relation('frame', remote, `${external} x=" TargetMode='Internal'"`)],
    ['a kind said twice', relation('frame', remote, `${external} x=" Type='a/hyperlink'"`)],
    ['a value like an attribute', relation('image', remote, ` ${decoy}${external} b="'"`)],
    ['letters as long numbers', relation('&#x00000061;FChunk', 'afchunk.rtf', '')],
    ['no kind', '<Relationship Target="http://malo.example/" TargetMode="External"/>'],
  ])('refuses %s', (_name, xml) => expect(relationsLoad(xml)).toBe(true));

  const starts = ['<Relationship Type="', '<Relationship\tType  ', "<Relationship Target='"];
  it.each([...starts, '<a:', 'Type='])('take linear time for many %j', (piece) => {
    const one = `<Relationship ${piece.replace('<Relationship', '').repeat(200_000)}`;
    for (const xml of [piece.repeat(200_000), one]) expect(relationsLoad(xml)).toBe(false);
  });
});

/** What the search for fields says of a part. */
function verdictOnFields(xml: string): string {
  const inspection: Inspection = { budget: requestBudget(), notices: new Set() };
  try {
    new FieldSearch(inspection).feed(Buffer.from(`${xml}<a>`));
    return [...inspection.notices].join() || 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the fields of a DOCX', () => {
  const mark = (type: string, more = '') => `<w:fldChar ${more}w:fldCharType="${type}"/>`;
  const field = (code: string, end = mark('end')) =>
    `<w:p>${mark('begin')}<w:instrText xml:space="preserve">${code}</w:instrText>${end}</w:p>`;
  const branches = (one: string, other: string) =>
    `<mc:AlternateContent><mc:Choice Requires="x">${one}</mc:Choice><mc:Fallback>${other}</mc:Fallback></mc:AlternateContent>`;
  const code = (text: string) => `<w:instrText>${text}</w:instrText>`;
  const begin = (text: string) => `${mark('begin')}${code(text)}`;
  /** Ends a code, and begins another one behind this. */
  const between = (xml: string) => `</w:instrText>${xml}<w:instrText>`;
  const svgHead =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const include = ' INCLUDETEXT "http://malo.example/a.docx" ';

  it.each([
    ['a page number', field(' PAGE ')],
    ['a comment in a code', field('DA<!-- a > b -->TE')],
    ['a comment that holds a field', `<!-- ${field(include)} -->`],
    ['a literal text that holds a field', `<w:t><![CDATA[${field(include)}]]></w:t>`],
    ['a field in both branches of a box', branches(field(' PAGE '), field(' PAGE '))],
    ['a box in a field', field(` IF 1 = 1 "${between(branches('<w:t>a</w:t>', ''))}"`)],
    ['a prefix declared again', `<w:a xmlns:w="a"/><w:p xmlns:w="a">${field('PAGE')}</w:p>`],
    ['declarations as text', `<w:t xmlns:w="a"> xmlns:w="b"</w:t>${field('PAGE')}`],
    ['a name of a field as text', '<w:t>DDEAUTO</w:t>'],
    [
      'a picture of each record',
      field('INCLUDEPICTURE "', `${field('MERGEFIELD Foto')}${mark('end')}`),
    ],
    [
      'fields in the result of another',
      field(
        'INCLUDEPICTURE "https://a.example/a.png"',
        `${mark('separate')}${field('PAGE')}${mark('end')}`,
      ),
    ],
    ['the head of a drawing', `<?xml version="1.0" encoding="iso-8859-1"?>${svgHead}<svg/>`],
  ])('accepts %s', (_name, xml) => expect(verdictOnFields(xml)).toBe('accepted'));

  it.each([
    ['field', 'a program', field(' DDEAUTO c:\\a.exe')],
    ['field', 'a prefix of any letters', field('DDE a').replaceAll('w:', 'ñ:')],
    ['field', 'an instruction in a name', field('DD<?a?>E a')],
    ['field', 'an end within an instruction', field('D<?a </w:instrText> ?>DE a')],
    ['field', 'an end within a comment', field('D<!--></w:instrText>-->DE a')],
    ['field', 'literal text in a name', field('D<![CDATA[D]]>E a')],
    ['field', 'an element in a name', field('D<a:a>x</a:a>DE a')],
    ['field', 'letters as long numbers', field('&#x00000044;DE a')],
    ['field', 'a value that holds the end of a tag', field('DDE a').replace('xml:space="', '$&>')],
    ['field', 'such a value of a short field', '<w:fldSimple a=">" w:instr="DDE a"/>'],
    ['field', 'a value like a code', `<w:fldSimple a="instr='" w:instr="DDE a" b="'"/>`],
    ['field', 'a branch in a name', field(`D${between(branches(code('X'), ''))}DE a`)],
    ['field', 'a branch that ends a field', field(`D${between(branches(mark('end'), ''))}DE a`)],
    ['field', 'a branch that begins one', `${branches(begin('D'), begin('X'))}${code('DE a')}`],
    ['field', 'a name space', field(`D${between('<x:instrText>X</x:instrText>')}DE a`)],
    ['field', 'an ambiguous prefix', `<w:a xmlns:w="a"/><w:p xmlns:w="b">${field('PAGE')}</w:p>`],
    ['field', 'two types of a mark', field(include, mark('end', `a="fldCharType='x'" `))],
    ['field', 'typographic quotes around a program', field('DDEAUTO“a” b')],
    ['field', 'a name in typographic quotes', field('„DDE“ a')],
    ['field', 'quotes of a code page', field('DDEAUTO\ufffda\ufffd b')],
    ['remote', 'a document', field(include)],
    ['remote', 'an address right behind the name', field('INCLUDETEXT"http://malo.example/a"')],
    ['remote', 'a quoted name', field('"INCLUDETEXT" "http://malo.example/a"')],
    ['remote', 'typographic quotes', field('LINK Word.Document.12 “\\\\\\\\malo.example\\\\a b”')],
    [
      'remote',
      'an address of numbers',
      field('INCLUDEPICTURE ', `${field('QUOTE 92')}${mark('end')}`),
    ],
    [
      'remote',
      'a short field as an address',
      field('RD ', `<w:fldSimple w:instr="QUOTE 92"/>${mark('end')}`),
    ],
    ['remote', 'data', field('DATABASE \\c "Data Source=\\\\\\\\malo.example\\\\a.mdb"')],
    [
      'remote',
      'data for letters',
      '<w:connectString w:val="Data Source=\\\\malo.example\\a.mdb"/>',
    ],
    ['disguise', 'a DOCTYPE with entities', `${svgHead.replace('>', ' [<!ENTITY a "b">]>')}<svg/>`],
    [
      'disguise',
      'a DOCTYPE from elsewhere',
      `${svgHead.replace('www.w3.org', 'malo.example')}<svg/>`,
    ],
    ['remote', 'a type in numbers', field(include, mark('&#101;nd'))],
    ['disguise', 'another encoding behind blanks', `<?xml ${' '.repeat(400)}encoding="UTF-7"?>`],
  ])('refuses as %s: %s', (verdict, _name, xml) => expect(verdictOnFields(xml)).toBe(verdict));
});

describe('decodeXml', () => {
  const xml = relation('frame', remote);
  it.each([
    ['UTF-8', Buffer.from(xml)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${xml}`)],
    ['UTF-16', Buffer.from(`\ufeff${xml}`, 'utf16le')],
    ['UTF-16 the other way', Buffer.from(`\ufeff${xml}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(xml, 'utf16le')],
  ])('decodes %s', (_name, bytes) => expect(decodeXml(bytes)).toBe(xml));

  it.each([
    ['another encoding', '<?xml version="1.0" encoding="UTF-7"?>+ADw-'],
    ['an encoding behind blanks', `<?xml ${' '.repeat(400)}encoding="UTF-7"?>+ADw-`],
    ['UTF-32', Array.from('<a/>', (letter) => `${letter}\0\0\0`).join('')],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "External">]><a/>'],
  ])('refuses %s', (_name, text) => expect(decodeXml(Buffer.from(text))).toBeNull());
});

it('a page within a DOCX counts as an object, also in front of its relation', async () => {
  const { buffer } = docxWith([
    { name: 'word/afchunk.htm', content: '<!DOCTYPE html><p>a</p>' },
    { name: 'word/_rels/document.xml.rels', content: relation('aFChunk', 'afchunk.htm', '') },
  ]);
  expect(await inspectFile(new Uint8Array(buffer), ['docx'])).toBe('object');
});
