import { expect, test } from '../../setup/browser.ts';
import { content, emptyText, field, openNewPost, paste } from '../../setup/posts.ts';

/** What programs and pages of today put on the clipboard besides words; older ones: admin-posts-paste.spec.ts. */
const cases: Record<string, [html: string, markdown: string]> = {
  'the large initial of a chapter of Word': [
    "<table cellspacing=0 align=left><tr><td><p class=MsoNormal style='page-break-after:avoid;mso-element:dropcap-dropped;mso-element-wrap:around'><span style='font-size:77.0pt'>E<o:p></o:p></span></p></td></tr></table><p class=MsoNormal>n un lugar.</p><p style='mso-element:dropcap-dropped'>«S</p><p>olo</p><p style='mso-element:dropcap-dropped'>X</p>",
    'En un lugar.\n\n«Solo\n\nX',
  ],
  'a large initial within a table of layout': [
    "<table><tr><td><p style='mso-element:dropcap-dropped'>E</p><p>n un lugar.</p></td></tr></table><p>Fin.</p>",
    'En un lugar.\n\nFin.',
  ],
  'a link of the new Outlook, with its warning': [
    '<p><a href="https://eur01.safelinks.protection.outlook.com/ap/w-59584e83/?url=https%3A%2F%2Fa.example%2Fb&amp;data=05" title="URL original: https://a.example/b. Haga clic si confía en este vínculo.">uno</a> <a href="https://a.example/c" title="Dos">dos</a></p>',
    '[uno](https://a.example/b) [dos](https://a.example/c "Dos")',
  ],
  'words that a style puts in a row, and lines of code': [
    '<div style="display: flex; gap: 8px;"><span>Uno</span><span>dos</span><a href="https://a.example/b">tres</a>y</div><div style="display: block; flex: 1;"><b>H</b><i>ola</i></div><div>Ana<time style="display: block;">Ayer</time></div><pre><code style="display: grid;"><span>a</span>\n<span>b</span></code></pre><pre><code><span style="display: block;">a</span><span style="display: block;">b</span>\n<span style="display: block;">c</span></code></pre>',
    'Uno dos [tres](https://a.example/b) y\n\n**H**_ola_\n\nAna\\\nAyer\n\n```\na\nb\n```\n\n```\na\nb\nc\n```',
  ],
  'a name in a post of X, which is a block within its line': [
    '<div><span>Hola, (</span><div style="display: inline-flex; color: red"><span><a href="https://x.com/dauro">@dauro</a></span></div><span>) y adiós.</span></div><div style="display:inline-block">Aparte</div>',
    'Hola, ([@dauro](https://x.com/dauro)) y adiós.\n\nAparte',
  ],
  'signs beside the words of a row, and a title within its line': [
    '<p style="display:flex">Ver «<a href="https://a.example/b">aquí</a>», por favor<span>Fin</span></p><div>El <div style="display:inline; font-style:italic">Quijote</div> de hoy</div>',
    'Ver «[aquí](https://a.example/b)», por favor Fin\n\nEl _Quijote_ de hoy',
  ],
  'the buttons of a page, and those that are its headings': [
    '<h3><button>Pregunta</button></h3><p>Respuesta</p><button aria-expanded="false">Otra</button><div><button>Exportar a Hojas de cálculo</button><span>Fin</span></div><p>Un <button>colofón</button> antiguo</p>',
    '### Pregunta\n\nRespuesta\n\nOtra\n\nFin\n\nUn colofón antiguo',
  ],
  'a table with empty rows and columns, as spreadsheets copy them': [
    '<table><tr><td></td><td>Autor</td><td></td><td>Obra</td></tr><tr><td colspan=4>&nbsp;</td></tr><tr><td></td><td rowspan=2>Ana</td><td></td><td>Uno</td></tr><tr><td></td><td></td><td>Dos</td></tr><tr><td></td><td></td><td><br></td></tr></table>',
    '| Autor | Obra |\n| ----- | ---- |\n| Ana   | Uno  |\n|       | Dos  |',
  ],
  'a table whose rows are to be filled in': [
    '<table><tr><th>Nombre</th><th>Firma</th></tr><tr><td></td><td></td></tr></table>',
    '| Nombre | Firma |\n| ------ | ----- |\n|        |       |',
  ],
  'columns of a page above an empty row, which are no table': [
    '<table><tr><td>Uno</td><td>Dos</td></tr><tr><td colspan=2></td></tr></table><p><button>Copiar</button></p>',
    'Uno\n\nDos',
  ],
  'notes of Project Gutenberg, whose names stand before their marks': [
    '<p>Una frase.<a id="FNanchor_1_1"></a><a href="#Footnote_1_1">[1]</a></p><div><p><a id="Footnote_1_1"></a><a href="#FNanchor_1_1"><span>[1]</span></a> El texto.</p></div>',
    'Una frase.[^1]\n\n[^1]: El texto.',
  ],
  'the marks of ChatGPT, and of code in Google Docs': [
    '<p>Nació.\ue200cite\ue202turn0search1\ue201 Murió.</p><p>\ue907let a;</p><p>\uec03</p>',
    'Nació. Murió.\n\nlet a;',
  ],
};

test('pasting keeps the words of programs of today, and leaves their marks', async ({ page }) => {
  await openNewPost(page);
  await field(page, 'Contenido').click();
  for (const [source, [html, markdown]] of Object.entries(cases)) {
    await emptyText(page);
    await paste(field(page, 'Contenido'), html);
    await expect(content(page), source).toHaveValue(markdown);
  }
});
