import { Fragment, Slice } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { openMarkdown } from './document';
import { readPastedSlice, readPastedSource, readPastedText } from './pasted-text';
import { nodeType, visualSchema } from './schema';
import { toMarkdown } from './to-markdown';

const pasted = (text: string, plain = false) =>
  readPastedText(text, plain, []).content.content.map(toMarkdown).join('\n\n');

const [table, code] = ['| a | b |\n| - | - |\n| 1 | 2 |', '```\ncódigo\n```'];

it.each(['# Título', '- uno\n- dos', 'Con **negrita**.', '[enlace](/blog)', '> Cita', table, code])(
  'reads %j as Markdown',
  (text = '') => expect(pasted(text)).toBe(text),
);

it('does not read text pasted as plain text as Markdown', () => {
  expect(pasted('# Título', true)).toBe('\\# Título');
});

it.each([
  ['Un verso\r\ny otro\r\n\r\nOtra estrofa\n', 'Un verso\\\ny otro\n\nOtra estrofa'],
  ['Verde viento. \n      Verdes ramas.', 'Verde viento.\\\nVerdes ramas.'],
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
  ['Uno\n\n    sangrado', 'Uno\n\nsangrado'],
  ['<b>no</b>', '\\<b>no\\</b>'],
  ['1931. República\n1936. Guerra', '1931\\. República\\\n1936\\. Guerra'],
  ['01. enero\n02. febrero', '01\\. enero\\\n02\\. febrero'],
  ['15) octubre\n12) enero', '15\\) octubre\\\n12\\) enero'],
  ['Ver www.a.es\n\n\tuno\n\n\tdos', 'Ver [www.a.es](http://www.a.es)\n\nuno\n\ndos'],
  ['Un verso\ny otro\n\nana@a.es', 'Un verso\\\ny otro\n\n<ana@a.es>'],
  ['En https://a.es\u00a0y más', 'En <https://a.es>\u00a0y más'],
  ['https://a.es/b_c\n<Entra ANA.>\nNo.', '<https://a.es/b_c>\n\n\\<Entra ANA.>\\\nNo.'],
  ['Verde\u000bviento\u000cramas', 'Verde\\\nviento\\\nramas'],
  ['Un abrazo\n-- \nAna', 'Un abrazo\\\n\\--\\\nAna'],
  ['Lorca\nViernes 12\n-----\nNo falten', 'Lorca\\\nViernes 12\\\n\\-----\\\nNo falten'],
  ['Uno\n-\nDos', 'Uno\\\n-\\\nDos'],
  ['Uno\nDos\n==\n\nTres', 'Uno\\\nDos\\\n\\==\n\nTres'],
  ['Nació.\ue200cite\ue202turn0search1\ue201 Murió.', 'Nació. Murió.'],
  ['Fuente Vaque\u00ad \nros\n\uf0b7 Uno\n\uf0d8\tDos', 'Fuente Vaqueros\\\n• Uno\\\n•\tDos'],
])('keeps the lines of a text without Markdown syntax: %j', (text, markdown) => {
  expect(pasted(text)).toBe(markdown);
});

it.each([
  ['1. uno\n2. dos', '1. uno\n2. dos'],
  ['1. uno\n1. dos', '1. uno\n2. dos'],
  ['# Vida\n\n1931. uno\n1932. dos', '# Vida\n\n1931\\. uno\n\n1932\\. dos'],
  ['- 1936. uno', '- 1936\\. uno'],
  ['1. uno\n- a\n\n2. dos\n\nEn\n\n3. tres', '1. uno\n\n- a\n\n2. dos\n\nEn\n\n3. tres'],
  ['1. uno\n1. dos\n\nEn\n\n2. tres', '1. uno\n2. dos\n\nEn\n\n2\\. tres'],
  ['Ver [www.a.es](http://www.a.es)', 'Ver [www.a.es](http://www.a.es)'],
  ['Más en <https://a.es/b_c>.', 'Más en <https://a.es/b_c>.'],
  ['# Uno\n\nFin.\n\n*\n\nDos.', '# Uno\n\nFin.\n\n\\*\n\nDos.'],
  ['Uno[^a.1].\n\n[^a.1]: Nota', 'Uno[^a.1].\n\n[^a.1]: Nota'],
])('reads as lists only those that count from one: %j', (text, markdown) => {
  expect(pasted(text)).toBe(markdown);
});

it.each([
  ['Lunes\n- uno\n- dos\nMartes\n- tres', 'Lunes\n\n- uno\n- dos\n\nMartes\n\n- tres'],
  ['> Hola,\n> Ana\nGracias\nLuis', '> Hola, Ana\n\nGracias\n\nLuis'],
  ['- uno\n  y medio\n- dos', '- uno y medio\n- dos'],
  ['- uno\ny medio\n- dos', '- uno y medio\n- dos'],
  ['1. Inicio\nNació.\n2. Fin\nMurió.', '1. Inicio Nació.\n2. Fin\n\nMurió.'],
  ['- uno **dos\nTres** fin', '- uno **dos Tres** fin'],
])('parts lines from the list or the quote directly above: %j', (text, markdown) => {
  expect(pasted(text)).toBe(markdown);
  expect(pasted(readPastedSource(text, ''))).toBe(markdown);
});

it('reads a list of tasks as Markdown', () => {
  expect(pasted('Hacer:\n\n- [ ] uno\n- [x] dos')).toBe('Hacer:\n\n- [ ] uno\n- [x] dos');
});

it('makes no code of verses that are indented beside Markdown syntax', () => {
  expect(pasted('Verde.\n\n      Viento\n    ramas.\n\n***\n\n    Mar.')).toBe(
    'Verde.\n\nViento\\\nramas.\n\n---\n\nMar.',
  );
});

it('links the addresses within pasted blocks, and keeps the marks of notes', () => {
  const { doc } = openMarkdown('> Ver <https://a.es>\n\nUno[^1] y www.a.es.\n\n[^1]: Nota');
  const unlinked = new Transform(doc).removeMark(0, doc.content.size).doc;
  expect(readPastedSlice(doc.slice(0)).content.eq(doc.content)).toBe(true);
  const part = unlinked.slice(4, unlinked.child(0).nodeSize - 4);
  expect(readPastedSlice(part).content.size).toBe(part.content.size);
  expect(readPastedSlice(unlinked.slice(0)).content.firstChild?.eq(doc.child(0))).toBe(true);
});

it.each([' con **dos** ', ' en www.a.es ', '\ttres '])(
  'keeps the blanks around a part: %j',
  (text) => {
    const { content } = readPastedText(text, false, []);
    expect(content.firstChild?.textContent).toBe(text.replaceAll('**', ''));
    expect(content.childCount).toBe(1);
  },
);

it('leaves the blanks of pasted code as they are', () => {
  const code = nodeType('code_block').create(
    null,
    visualSchema.text('    a = "https://a.es";\n\tb  '),
  );
  const { content } = readPastedSlice(new Slice(Fragment.from(code), 0, 0));
  expect(content.firstChild?.eq(code)).toBe(true);
});

it('gives pasted blocks no origin', () => {
  const { content } = readPastedText('# Uno\n\nDos', false, []);
  expect(content.content.map(({ attrs }) => attrs['origin'])).toEqual([null, null]);
});

it.each([
  ['', '1931. República', '1931\\. República'],
  ['Uno.\n\n', '1. uno\n2. dos', '1. uno\n2. dos'],
  ['1. uno\n2. dos\n', '3. tres\n4. cuatro', '3. tres\n4. cuatro'],
  ['1. uno\n2. dos\n\n', '1936. Guerra', '1936\\. Guerra'],
  ['1931. uno\n\n', '1936. Guerra', '1936\\. Guerra'],
  ['En ', '1931. Y', '1931. Y'],
  ['```\n', '1931. uno', '1931. uno'],
  ['', 'Un abrazo\n-- \nAna', 'Un abrazo\n\\-- \nAna'],
  ['', '```\nuno\n--\n```\n\nTítulo\n-----', '```\nuno\n--\n```\n\nTítulo\n-----'],
  ['```\n', 'uno\n--', 'uno\n--'],
])('after %j the source %j is pasted as %j', (before, text, pasted) => {
  expect(readPastedSource(text, before)).toBe(pasted);
});

it('gives a pasted note a label that no other note of the text has', () => {
  const text = 'Otra[^1] y tres[^b].\n\n[^1]: De otra.\n\n[^b]: De tres.';
  const renamed = 'Otra[^2] y tres[^b].\n\n[^2]: De otra.\n\n[^b]: De tres.';
  const written = 'Una[^1].\n\n[^1]: De una.';
  const { content } = readPastedText(text, false, [], written);
  expect(content.content.map(toMarkdown).join('\n\n')).toBe(renamed);
  expect(readPastedSource(text, '', written)).toBe(renamed);
  // A mark alone belongs to the note that the text has, and a note alone to its mark.
  expect(readPastedSource('Sigue[^1].', written)).toBe('Sigue[^1].');
  expect(readPastedSource('[^1]: De una.', 'Una[^1].\n\n')).toBe('[^1]: De una.');
});
