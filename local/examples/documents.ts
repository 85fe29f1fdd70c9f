import CFB from 'cfb';

/** A heading, and the paragraphs below it; it begins on a new page. */
export type Section = readonly [heading: string, ...paragraphs: string[]];

const lineLength = 52;
const linesPerPage = 25;

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** " / " separates the lines of a poem. */
const linesOf = (paragraph: string) => paragraph.split(' / ');

/** The encoding of PDF's standard fonts: Latin 1, with typographic signs where it has control characters. */
const signs: Readonly<Record<string, string>> = {
  '€': '\x80',
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
};
const literal = (text: string) =>
  `(${text.replace(/[\\()]/g, '\\$&').replace(/[€…‘’“”–—]/g, (sign) => signs[sign] ?? sign)})`;

/** A PDF in the format of a book. */
export function pdfOf(sections: readonly Section[]): Buffer {
  const pages = sections.flatMap(([heading, ...paragraphs]) => {
    const lines = paragraphs.flatMap((paragraph) => [...linesOf(paragraph).flatMap(wrap), '']);
    const count = Math.ceil(lines.length / linesPerPage);
    return Array.from({ length: count }, (_, page) => {
      const shown = lines.slice(page * linesPerPage, (page + 1) * linesPerPage);
      const body = shown.map((line) => `${literal(line)} '`).join('\n');
      const title =
        page === 0 ? `/F2 19 Tf 54 510 Td ${literal(heading)} Tj 0 -24 Td` : '54 510 Td';
      return `BT ${title} /F1 12 Tf 17 TL\n${body}\nET`;
    });
  });
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Times-Roman'),
    font('Times-Bold'),
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const xml = (text: string) =>
  text
    .replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
    .replaceAll(' / ', '</w:t><w:br/><w:t>');
const paragraph = (text: string, layout = '', run = '') =>
  `<w:p><w:pPr>${layout}<w:spacing w:after="200"/></w:pPr><w:r><w:rPr>${run}</w:rPr><w:t>${xml(text)}</w:t></w:r></w:p>`;

/** The same for Word. */
export function docxOf(sections: readonly Section[]): Buffer {
  const body = sections.flatMap(([heading, ...paragraphs], index) => [
    paragraph(heading, index > 0 ? '<w:pageBreakBefore/>' : '', '<w:b/><w:sz w:val="36"/>'),
    ...paragraphs.map((text) => paragraph(text)),
  ]);
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  };
  const archive = CFB.utils.cfb_new();
  for (const [name, part] of Object.entries(parts)) {
    CFB.utils.cfb_add(
      archive,
      `/${name}`,
      Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${part}`),
    );
  }
  return Buffer.from(CFB.write(archive, { fileType: 'zip', type: 'buffer' }));
}
