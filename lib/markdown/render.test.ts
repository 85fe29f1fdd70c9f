import { describe, expect, it } from 'vitest';
import { markdownHtml, markdownText, markdownTree } from './render';

const base = { baseUrl: 'https://dauro.example/blog/latido' };
/** Without the direction, which every block has. */
const html = (markdown: string) => markdownHtml(markdown, base).replaceAll(' dir="auto"', '');

describe('markdownHtml', () => {
  it('lets every block take its direction from its own text', () => {
    expect(markdownHtml('## حياة\n\n- Uno\n\nDos', base)).toBe(
      '<h2 id="apartado-حياة" dir="auto">حياة</h2>\n<ul>\n<li dir="auto">Uno</li>\n</ul>\n<p dir="auto">Dos</p>',
    );
  });

  it('renders the Markdown of an article', () => {
    expect(html('Un *texto* con **fuerza**.\n\n- uno\n- dos\n\n> cita')).toBe(
      '<p>Un <em>texto</em> con <strong>fuerza</strong>.</p>\n<ul>\n<li>uno</li>\n<li>dos</li>\n</ul>\n<blockquote>\n<p>cita</p>\n</blockquote>',
    );
  });

  it('makes a block of each line: bold text, a picture, text', () => {
    expect(html('**Fuerza**\n![foto](/images/a.webp)\nUn texto\ny otro.\n## Título\nFin')).toBe(
      [
        '<p><strong>Fuerza</strong></p>',
        '<figure><img src="https://dauro.example/images/a.webp" alt="foto"></figure>',
        '<p>Un texto</p>',
        '<p>y otro.</p>',
        '<h2 id="apartado-título">Título</h2>',
        '<p>Fin</p>',
      ].join('\n'),
    );
    expect(markdownText('**Fuerza**\nUn *texto* [con\nenlace](/a)')).toBe(
      'Fuerza\nUn texto con\nenlace',
    );
  });

  it('makes a gallery of consecutive pictures', () => {
    const picture = (name: string) => `![${name}](https://a.example/${name}.webp)`;
    const figure = (name: string) =>
      `<figure><img src="https://a.example/${name}.webp" alt="${name}"></figure>`;
    const text = `${picture('a')}\n${picture('b')}\n\n${picture('c')}\nFin\n${picture('d')}`;
    const gallery = `<figure>${figure('a')}${figure('b')}${figure('c')}</figure>`;
    expect(html(text).replace(/\n+/g, '\n')).toBe(`${gallery}\n<p>Fin</p>\n${figure('d')}`);
  });

  it('joins the lines in quotes, in lists and inside bold text', () => {
    expect(html('> una\n> cita\n\n- un\n  punto\n\n**dos\nlíneas** y *más*')).toBe(
      '<blockquote>\n<p>una\ncita</p>\n</blockquote>\n<ul>\n<li>un\npunto</li>\n</ul>\n<p><strong>dos\nlíneas</strong> y <em>más</em></p>',
    );
  });

  it('begins headings at h2, skips no level, and gives ids with a prefix that no page uses', () => {
    const levels = html('# A\n\n#### B\n\n## C\n\n# D').match(/<h\d/g);
    expect(levels).toEqual(['<h2', '<h3', '<h3', '<h2']);
    expect(html('## Qué\n\n## cookies')).toContain('id="apartado-cookies"');
    expect(html('## Qué\n\n## Qué')).toContain('id="apartado-qué-1"');
  });

  it('shows HTML as text', () => {
    expect(html('<script>alert(1)</script>')).toBe('<p>&#x3C;script>alert(1)&#x3C;/script></p>');
    expect(html('a <img src=x onerror=alert(1)> b')).toBe(
      '<p>a &#x3C;img src=x onerror=alert(1)> b</p>',
    );
  });

  it('makes addresses absolute', () => {
    expect(html('[a](/tienda) [b](#c) [d](https://e.example/)')).toBe(
      '<p><a href="https://dauro.example/tienda">a</a> <a href="https://dauro.example/blog/latido#c">b</a> <a href="https://e.example/">d</a></p>',
    );
    expect(html('![foto](/images/a.webp "Pie")')).toBe(
      '<figure><img src="https://dauro.example/images/a.webp" alt="foto"><figcaption>Pie</figcaption></figure>',
    );
  });

  it.each([
    ['«https://a.example/libro».', 'https://a.example/libro', '».'],
    ['“www.a.example”', 'http://www.a.example', '”'],
    ['—www.a.example—,', 'http://www.a.example', '—,'],
    ['(«https://a.example/w_(b)»)', 'https://a.example/w_(b)', '»)'],
    ['“Es https://a.example/?b.”\nFin', 'https://a.example/?b', '.”'],
    ['https://a.example/libro…', 'https://a.example/libro', '…'],
    ['‘https://a.example/b’', 'https://a.example/b', '’'],
    ['<https://a.example/b»>', 'https://a.example/b%C2%BB', ''],
    ['https://a.example/b…c', 'https://a.example/b%E2%80%A6c', ''],
  ])('ends the address of %s before its typography', (markdown, address, behind) => {
    const [line = ''] = html(markdown).split('\n');
    const [, href = '', after] = /href="([^"]*)">[^<]*<\/a>(.*)<\/p>/.exec(line) ?? [];
    expect([href.replace(/\/$/, ''), after]).toEqual([address, behind]);
    expect(markdownText(markdown)).toBe(markdown.replace(/^<|>$/g, ''));
  });

  it.each(['https\\://a.example', 'https://a.example', 'http\\://a.example/b»', 'www\\.a.example'])(
    'ends the address of %s before white space of any kind',
    (address) => {
      for (const space of '\u00a0\u2009\u202f\u3000\ufeff\u2028') {
        const spaced = html(`${address}${space}y${space}${address}${space}(fin)`);
        const links = [...spaced.matchAll(/href="([^"]*?)\/?"/g)].map(([, href]) => href);
        const expected = address.replace(/^www/, 'http://$&').replace(/[\\»]/g, '');
        expect(links).toEqual([expected, expected]);
        expect(spaced).toContain(`${space}(fin)</p>`);
      }
    },
  );

  const scripts = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x'];
  const encoded = ['java&#x0A;script:alert(1)', '&#106;avascript:alert(1)'];
  const schemes = ['data:text/html,hola', 'blob:https://a.example/b', 'file:///etc/passwd', 'x:y'];

  it.each([...scripts, ...encoded, ...schemes, '//otra.example/x'])(
    'links nowhere for %s, and keeps the words',
    (address) => expect(html(`[palabra](<${address}>)`)).toBe('<p>palabra</p>'),
  );

  it.each(['http://a.example/b.png', '//a.example/b.png', 'b.png', 'data:image/png;base64,AA'])(
    'shows no picture for %s, but its words',
    (address) => expect(html(`![palabra](${address})`)).toBe('<p>palabra</p>'),
  );

  it.each(['1', '1.2', 'nota-á', '*', 'a:b/c'])('links a note labelled %s both ways', (label) => {
    const notes = html(`Texto[^${label}]\n\n[^${label}]: Nota`);
    for (const end of ['fnref', 'fn']) {
      const id = `nota-${end}-${encodeURI(label)}`;
      expect(notes).toContain(`href="https://dauro.example/blog/latido#${id}"`);
      expect(notes).toContain(`id="${id}"`);
    }
    expect(notes).toContain('aria-label="Volver al texto"');
  });

  it('names the links back to several marks of a note, and puts a mark behind the link around it', () => {
    const notes = html('[uno **dos[^1]** tres](/x) y[^1], [[^1]](/y)\n\n[^1]: Nota');
    expect(notes).toMatch(
      /^<p><a [^>]*>uno <strong>dos<\/strong> tres<\/a><sup><a .*<\/sup> y<sup>/,
    );
    const names = [...notes.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Volver al texto', 'Volver al texto 2', 'Volver al texto 3']);
    expect(notes).toContain('↩<sup>2</sup></a>');
    expect(notes).not.toContain('/y"');
  });

  it('keeps an address whose scheme is written with capitals', () => {
    expect(html('[a](Https://a.example/B) [b](MAILTO:a@b.example)')).toBe(
      '<p><a href="https://a.example/B">a</a> <a href="mailto:a@b.example">b</a></p>',
    );
    expect(html('![a](HTTPS://a.example/B.png)')).toContain('src="https://a.example/B.png"');
  });

  it.each([
    ['www.a.example', 'https://www.a.example/'],
    ['a.example/ñ?q=1', 'https://a.example/%C3%B1?q=1'],
    ['ana@a.example', 'mailto:ana@a.example'],
    ['otro-post', 'https://dauro.example/blog/otro-post'],
    ['carta.pdf', 'https://dauro.example/blog/carta.pdf'],
  ])('links «%s» to %s, also by a definition', (typed, address) => {
    expect(html(`[a](${typed}) [a]\n\n[a]: ${typed}`)).toBe(
      `<p><a href="${address}">a</a> <a href="${address}">a</a></p>`,
    );
  });

  it.each(['peña@a.example', "O'Connor@a.example", 'ana@a.españa', '\\<peña@a.example>'])(
    'links no part of %s, which would be another mailbox',
    (mailbox) => expect(html(`Escribe a ${mailbox} hoy`)).not.toContain('mailto:'),
  );

  it('links a mailbox beside signs, and one in brackets beside letters', () => {
    const address = '<a href="mailto:ana@a.example">ana@a.example</a>';
    expect(html("«ana@a.example», 'ana@a.example'")).toBe(`<p>«${address}», '${address}'</p>`);
    expect(html('a<ana@a.example>b')).toBe(`<p>a${address}b</p>`);
    expect(html("l'ana@a.example")).toBe(`<p>l'${address}</p>`);
  });

  it('takes what the keys of Apple make of the signs of headings and tables', () => {
    const typed = '##\u00a0Título\n\n> #\u00a0Otro\n\n|\u00a0a |b|\n|\u00a0—-|:——:|\n|—|——|';
    const meant = '## Título\n\n> # Otro\n\n| a |b|\n|---|:--:|\n|—|——|';
    expect(html(typed).replaceAll('\u00a0', '')).toBe(html(meant));
    expect(html(typed)).toContain('>——</td>');
    expect(html('Y #\u00a01')).toBe('<p>Y #\u00a01</p>');
  });

  it('leaves out headings, quotations and links that show nothing', () => {
    expect(html('Uno[^1].\n\n> [^1]: Nota.\n\n>\n\n> Cita')).toMatch(
      /^<p>[^\n]*<\/p>\n\n*<blockquote>\n<p>Cita<\/p>\n<\/blockquote>/,
    );
    const [shown, empty] = ['[![](/a.webp)](/x)', 'a [](/x)[\u00a0](/y)'];
    expect(html(`# A\n\n##\n\n### B\n\n${empty}`)).toBe(
      '<h2 id="apartado-a">A</h2>\n\n<h3 id="apartado-b">B</h3>\n<p>a \u00a0</p>',
    );
    expect(html(shown)).toContain('/x"');
    for (const nothing of ['# ![](javascript:a)', '# \u200b', '[\u2060![](javascript:a)](/x)']) {
      expect(html(nothing), nothing).not.toMatch(/<h|<a/);
    }
  });

  it('replaces checkboxes by characters', () => {
    expect(html('- [x] hecho\n- [ ] no')).toContain('<li>☑ hecho</li>');
  });

  it.each(['>', '- ', '[', '![', '*a '])('renders %s repeated four thousand times', (mark) => {
    expect(markdownText(`${mark.repeat(4000)}fin`)).toContain('fin');
  });

  it('shows text nested too deeply as its source', () => {
    expect(html(`${'> '.repeat(200)}a\n\nb`)).toContain('<p>b</p>');
    expect(markdownTree(`${'> '.repeat(200)}a`).children).toHaveLength(1);
  });
});

it('the text has the words and not the markup', () => {
  expect(markdownText('## Uno\n\n- **dos** [tres](/x)\n- cuatro\n\n![no](/y)')).toBe(
    'Uno\ndos tres\ncuatro',
  );
});

it.each([
  ['adjacent to a word', 'Una —palabra—, otra', '<p>Una —\u2060palabra\u2060—, otra</p>'],
  ['of a dialogue', '—¿Quién es? —dijo', '<p>—\u2060¿Quién es? —\u2060dijo</p>'],
  ['of no other kind', 'a — b, c—d, `—b—`', '<p>a — b, c—d, <code>—b—</code></p>'],
])('joins dashes %s, in the page and not in counted text', (_name, markdown, joined) => {
  expect(html(markdown)).toBe(joined);
  expect(markdownText(markdown)).not.toContain('\u2060');
});
