// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import 'server-only';
import { refuseAppended, refuseHiddenArchive } from './disguise';
import { inspectField, isRemote } from './docx-xml';
import { type Inspection, refuse, spend } from './inspection';
import { classIdAt, type OleEntry, OleFile, oleEntries, streamNamed } from './ole';

/**
 * Inspects OLE containers: Word documents before 2007, and the objects of other programs in any document. An object is
 * known by its class identifier, which says which program opens it; its name says nothing.
 */

/** The class identifiers of Microsoft's early programs differ in their first part alone. */
const microsoft = (...starts: string[]) =>
  starts.map((start) => `${start}-0000-0000-C000-000000000046`);

/** Pictures, equations, charts, tables, drawings and documents of other programs. Their programs run no foreign code. */
const harmlessClasses = new Set([
  // Equation Editor 2 and 3, MathType.
  ...microsoft('00021700', '0002CE02', '0002CE03'),
  // Paint and bitmap pictures.
  ...microsoft('0003000A'),
  'D3E34B21-9D75-101A-8C3D-00AA001A1652',
  '11943940-36DE-11CF-953E-00C0A84029E9',
  // Microsoft Draw, Clip Gallery, Graph and WordArt.
  ...microsoft('00030007', '00030026', '00020800', '00020801', '00020803', '000212F0'),
  // Excel: sheets and charts of versions 5, 8 and 12.
  ...microsoft('00020810', '00020811', '00020820', '00020821', '00020830'),
  // Word: pictures and documents of versions 6, 8 and 12.
  ...microsoft('00020900', '00020901', '00020906', '00020907'),
  'F4754C9B-64F5-4B40-8AF4-679732AC0607',
  // PowerPoint: presentations and slides of versions 7, 8 and 12.
  'EA7BAE70-FB3B-11CD-A903-00AA00510EA3',
  'EA7BAE71-FB3B-11CD-A903-00AA00510EA3',
  '64818D10-4F9B-11CF-86EA-00AA00B929E8',
  '64818D11-4F9B-11CF-86EA-00AA00B929E8',
  'CF4F55F4-8F87-4D47-80BB-5808164BB3F8',
  '048EB43E-2059-422F-95E0-557DA96038AF',
  // WordPad, OpenDocument in Office, Project.
  '73FDDC80-AEA9-101A-98A7-00AA00374959',
  '1B261B22-AC6A-4E68-A870-AB5080E8687B',
  'EABCECDB-CC1C-4A6F-B4E3-7F888A5ADFC8',
  'C282417B-2662-44B8-8A94-3BFF61C50900',
  '74B78F3A-C8C8-11D1-BE11-00C04FB6FAF1',
  // CorelDRAW 9, ChemDraw.
  '1933A000-1F48-11D3-B198-00A0C9E8A79C',
  '41BA6D21-A02E-11CE-8FD9-0020AFD1F20C',
  // Visio drawings, PDF documents.
  ...microsoft('00021A11', '00021A12', '00021A13', '00021A14', '00021A15'),
  'B801CA65-A1FC-11D0-85AD-444553540000',
  // LibreOffice: text, sheet, drawing, presentation, formula (also by its older name) and chart.
  '8BC6B165-B1B2-4EDD-AA47-DAE2EE689DD6',
  '47BBB4CB-CE4C-4E80-A591-42D9AE74950F',
  '4BAB8970-8A3B-45B3-991C-CBEEAC6BD5E3',
  '9176E48A-637A-4D1F-803B-99D9BFAC1047',
  '078B7ABA-54FC-457F-8551-6147E776A997',
  '0DD0A57F-CF3B-4FD2-BDA4-9442719B2A73',
  'D2D59CD1-0A6A-4D36-AE20-47817077D57C',
  '12DCAE26-281F-416F-A234-C3086127382E',
  // The same as LibreOffice calls them in a DOC: text, sheet, presentation, drawing.
  'F616B81F-7BB8-4F22-B8A5-47428D59F8AD',
  '7FA8AE11-B3E3-4D88-AABF-255526CD1CE8',
  'EE5D1EA4-D445-4289-B2FC-55FC93693917',
  '448BB771-CFE2-47C4-BCDF-1FBF378E202C',
  // StarOffice 5: text, sheet, drawing, presentation, formula and chart.
  'C20CF9D1-85AE-11D1-AAB4-006097DA561A',
  'C6A5B861-85D6-11D1-89CB-008029E4B0B1',
  '2E8905A0-85BD-11D1-89D0-008029E4B0B1',
  '565C7221-85BC-11D1-89D0-008029E4B0B1',
  'FFB5E640-85DE-11D1-89D0-008029E4B0B1',
  'BF884321-85DD-11D1-89D0-008029E4B0B1',
]);
/** The same classes by the name that a description without an identifier ends in. */
const harmlessNames =
  /\0(?:Equation|PBrush|Paint\.Picture|MSGraph\.Chart|Excel\.(?:Sheet|Chart)|Word\.(?:Document|Picture)|PowerPoint\.(?:Show|Slide)|Visio\.Drawing)(?:\.\d{1,2})?\0/i;
/** Packager stores a label and a path in front of the file that it carries. */
const packagedFile = /^\x02\0[^\0-\x1f]{1,260}\0[^\0-\x1f]{1,260}\0/;
const noClass = '00000000-0000-0000-0000-000000000000';

/** Storages in which Office keeps macros, and those that hold objects: Word's pool, Excel's numbered storages. */
const macros = /^(?:macros|vba|_vba_project.*)$/i;
const objectPool = /^objectpool$/i;
const excelObject = /^mbd[\da-f]{8}$/i;
/** Windows Installer encodes its names in a private range of code points; Office writes plain ones. */
const foreignName = /[^\0-\u024f]/;

/**
 * The code of a field: from its begin mark to the next mark, which begins its result, ends it, or begins a nested field. The
 * second group captures a nested field, except MERGEFIELD and FILENAME.
 */
const fieldCode = /\x13([^\x13-\x15]*)(?=(\x13(?!\s*(?:mergefield|filename)\b))?)/gi;

/** Inspects a Word document before 2007, and says what else an OLE container is. */
export function inspectDoc(bytes: Buffer, inspection: Inspection): Buffer {
  const file = open(bytes);
  const stream = (name: string) => streamNamed(file.root, name);
  if (stream('EncryptedPackage')) refuse('locked');
  const word = stream('WordDocument');
  if (!word) {
    if (stream('Workbook') ?? stream('Book')) refuse('spreadsheet');
    refuse(stream('PowerPoint Document') ? 'slides' : 'wrong_kind');
  }
  const text = word.read();
  if (!text) refuse('cut_off');
  if (text.length < 32) refuse('broken');
  const isEncrypted = (text.readUInt16LE(10) & 0x0100) !== 0;
  if (isEncrypted) refuse('locked');
  const hasSecond = (text.readUInt16LE(10) & 0x0200) !== 0;
  const table = stream(hasSecond ? '1Table' : '0Table')?.read() ?? Buffer.alloc(0);
  refuseRemoteTemplate(text, table);
  // Text of one or two bytes a character may begin at any byte.
  const readings = [text.toString('latin1'), utf16(text), utf16(text.subarray(1))];
  for (const reading of [...readings, joinPieces(text, table, inspection)])
    for (const [, code = '', inner] of reading.matchAll(fieldCode))
      inspectField(code, inspection, inner !== undefined);
  inspectContainer(file.root, inspection);
  refuseAppended(bytes, file.end);
  refuseHiddenArchive(bytes, (offset) => offset < file.end);
  return bytes;
}

/** `toString('utf16le', 1)` writes beyond its memory in Node when the length is odd. */
const decoder = new TextDecoder('utf-16le');
const utf16 = (bytes: Buffer) => decoder.decode(bytes);

/** The first version after Word 95, whose streams later ones write. */
const word97 = 0x6a;
/** Looking at a piece of text takes as long as inflating so many bytes. */
const pieceCost = 64;

/** The text as Word joins it: a table says where its pieces are, so the code of a field may be in several places. */
function joinPieces(text: Buffer, table: Buffer, { budget }: Inspection): string {
  const isOld = text.readUInt16LE(2) < word97;
  const isInPieces = (text.readUInt16LE(10) & 4) !== 0;
  if (isOld && !isInPieces) return '';
  const [list, places] = isOld ? [text, 0x160] : [table, 0x1a2];
  if (list.length === 0 || text.length < places + 8) return '';
  const from = text.readUInt32LE(places);
  const end = from + text.readUInt32LE(places + 4);
  let at = from;
  // Properties of the pieces are before the table.
  while (at < end && list[at] === 1) at += 3 + list.readUInt16LE(at + 1);
  if (at >= end || list[at] !== 2) return '';
  const count = Math.floor((list.readUInt32LE(at + 1) - 4) / 12);
  const number = (offset: number) => list.readUInt32LE(at + 5 + offset);
  const pieces = Array.from({ length: count }, (_, piece) => {
    const length = number(4 * piece + 4) - number(4 * piece);
    const place = number(4 * count + 4 + 8 * piece + 2);
    const isNarrow = isOld || (place & 0x40000000) !== 0;
    const start = isOld ? place : (place & 0x3fffffff) / (isNarrow ? 2 : 1);
    const bytes = text.subarray(start, start + (isNarrow ? length : 2 * length));
    spend(budget, { inflated: bytes.length + pieceCost });
    return isNarrow ? bytes.toString('latin1') : utf16(bytes);
  });
  return pieces.join('');
}

/** A host without a dot is in the author's own network, where companies keep their templates. */
const ownNetwork = /^[\\/]{2}(?!(?:0x[\da-f]+|\d+)[\\/])[\p{L}\d_-]+[\\/]/iu;

/** Refuses a template on another machine, which Word would load. Its name is the second of a list. */
function refuseRemoteTemplate(text: Buffer, table: Buffer) {
  if (text.length < 0x1a2 || text.readUInt16LE(2) < word97) return;
  const from = text.readUInt32LE(0x19a);
  const names = table.subarray(from, from + text.readUInt32LE(0x19e));
  if (names.length < 10) return;
  const at = 8 + 2 * names.readUInt16LE(6);
  const template = utf16(names.subarray(at + 2, at + 2 + 2 * names.readUInt16LE(at)));
  if (isRemote(template) && !ownNetwork.test(template)) refuse('remote');
}

/** Inspects an object that is a part of a DOCX. */
export function inspectOlePart(bytes: Buffer, inspection: Inspection): void {
  const { root } = open(bytes);
  inspectContainer(root, inspection);
  inspectObject(root, inspection);
}

function open(bytes: Buffer): OleFile {
  try {
    return new OleFile(bytes);
  } catch (error) {
    if (error instanceof RangeError) refuse('cut_off');
    throw error;
  }
}

function inspectContainer(root: OleEntry, inspection: Inspection) {
  for (const entry of oleEntries(root)) {
    if (foreignName.test(entry.name)) refuse('disguise');
    // Readers would take one or the other.
    const names = entry.children.map(({ name }) => name.toLowerCase());
    if (new Set(names).size < names.length) refuse('broken');
    if (macros.test(entry.name)) refuse('macros');
    if (entry.isStream) readStream(entry, inspection);
    if (excelObject.test(entry.name)) inspectObject(entry, inspection);
    if (!objectPool.test(entry.name)) continue;
    for (const object of entry.children) if (!object.isStream) inspectObject(object, inspection);
  }
}

function readStream(entry: OleEntry, { budget }: Inspection): Buffer {
  spend(budget, { inflated: entry.size });
  return entry.read() ?? refuse('cut_off');
}

function inspectObject(object: OleEntry, inspection: Inspection) {
  // LibreOffice leaves an empty storage for a presentation that it could not convert.
  if (object.children.length === 0 && object.classId === noClass) return;
  const stream = (name: string) => {
    const found = streamNamed(object, name);
    return found ? readStream(found, inspection) : Buffer.alloc(0);
  };
  const link = stream('\u0001Ole');
  const isLink = link.length >= 8 && (link.readUInt32LE(4) & 1) !== 0;
  if (isLink) {
    if (linksToNetwork(link)) refuse('remote');
    inspection.notices.add('local_links');
    return;
  }
  const description = stream('\u0001CompObj');
  const classes = [object.classId, classIdAt(description, 12)].filter(
    (id) => id !== '' && id !== noClass,
  );
  // Without an identifier no program opens the object; its description says what its picture shows.
  const isKnown =
    classes.length > 0
      ? classes.every((id) => harmlessClasses.has(id))
      : harmlessNames.test(description.toString('latin1'));
  const holdsFile = packagedFile.test(stream('\u0001Ole10Native').toString('latin1', 4, 600));
  if (!isKnown || holdsFile) refuse('object');
  inspection.notices.add('embedded_object');
}

/** A link stores its target in one or two bytes a character; the moniker of an address is enough to refuse it. */
const urlMoniker = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex').toString('latin1');
const scriptMoniker = Buffer.from('c7b0abec197fd211978e0000f8757e2a', 'hex').toString('latin1');

function linksToNetwork(link: Buffer): boolean {
  const text = link.toString('latin1');
  if (text.includes(urlMoniker) || text.includes(scriptMoniker)) return true;
  const words = text.replaceAll('\0', '').split(/[^\x20-\x7e\xa0-\xff]+/);
  return words.some((word) => /https?:|ftp:|file:|^[\\/]{2}/i.test(word) && isRemote(word));
}
