import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import {
  button,
  content,
  emptyText,
  field,
  openNewPost,
  paste,
  writeMarkdown,
} from '../../setup/posts.ts';

type Cases = Record<string, [html: string, markdown: string]>;

/** What a document holds besides its text must not be published with it. */
const hidden: Cases = {
  'a comment of Word': [
    `<p class=MsoNormal>La novela <a style='mso-comment-reference:P_1'>es excelente</a><span class=MsoCommentReference><span><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[P1]</a><![endif]></span></span> y sale.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a href="#_msoanchor_1">[P1]</a>Interno.</p></div></div></div>`,
    'La novela es excelente y sale.',
  ],
  'a comment of Google Docs': [
    '<p>Sale<sup><a href="https://docs.google.com/d/1/pub#cmnt1" id="cmnt_ref1">[a]</a></sup> ya.</p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Interno.</span></p><p>Más.</p></div>',
    'Sale ya.',
  ],
  'tracked changes of Word': [
    '<p class=MsoNormal>Sale en <span class=msoDel><del datetime="2026-03-02T10:00">mayo</del></span><span class=msoIns><ins datetime="2026-03-02T10:00">junio</ins></span>.</p>',
    'Sale en junio.',
  ],
  'tracked changes elsewhere': [
    '<p>Sale en <del>mayo</del><ins>junio</ins>.</p>',
    'Sale en junio.',
  ],
  'a deletion of Word online': [
    '<p><span class="TextRun">Sale en </span><span class="TextRun TrackChangeTextDeletion TrackedChange">mayo</span><span class="TextRun">junio.</span></p>',
    'Sale en junio.',
  ],
  'struck through on a page': ['<p>Sale en <del>mayo</del> junio.</p>', 'Sale en ~~mayo~~ junio.'],
  'hidden and emphasized text, by style and by style sheet': [
    "<style><!-- span.Oculto {mso-style-name:Oculto; display:none; mso-hide:all;} span.Obra {font-style:italic;} span.Obra {font-weight:700;} span.Alto, span.MsoFootnoteReference {vertical-align:super;} p.A {margin:0} --></style><p class=A>A<span style='display: none;mso-hide:all'>no</span><span class=Oculto>no</span><span style='visibility:hidden'>no</span><span hidden>no</span> la <span class=Obra style='mso-hide:all'>no</span><span class=Obra>vista <span style='font-weight:normal'>y</span></span> en 10 m<span class=Alto>2</span><a href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference><span class=MsoFootnoteReference>[1]</span></span></a><o:p></o:p></p><div id=ftn1><p><a href='#_ftnref1' name='_ftn1'><span class=MsoFootnoteReference>[1]</span></a> Nota.</p></div>",
    'A la _**vista** y_ en 10 m²[^1]\n\n[^1]: Nota.',
  ],
  'words for screen readers, and those that drawings and players show nowhere': [
    '<p>A<span class="sr-only">no</span><span style="position:absolute;width:1px;clip:rect(0px, 0px, 0px, 0px)">no</span><svg><text>no</text></svg><video>no</video><select><option>no</select> la vista</p><dialog>no</dialog><div class="screen-reader-on is-offscreen"><p><a class="sr-only focus:not-sr-only">no</a><span class="visuallyhidden">no</span><span class="ab-VisuallyHidden__x">no</span><span class="screenreader-text">no</span><span class="u-sr-only">no</span><span class="a-offscreen">no</span><span class="not-sr-only md:sr-only">Aquí</span></p></div>',
    'A la vista\n\nAquí',
  ],
  'the source of a formula': [
    '<p>Sea <span class="katex"><span class="katex-mathml"><math><mi>x</mi><annotation>x</annotation></math></span><span class="katex-html">x</span></span>.</p>',
    'Sea x.',
  ],
  'the code of a field': [
    `<p>Ver <span style='mso-element:field-begin'></span> HYPERLINK "https://a.example/" <span style='mso-element:field-separator'></span>la página<span style='mso-element:field-end'></span>.</p>`,
    'Ver la página.',
  ],
};

const notes: Cases = {
  Word: [
    `<p class=MsoNormal>Con nota<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]><span>[1]</span><![endif]></span></a>.</p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> El <i>texto</i>.</p><p class=MsoFootnoteText>Sigue.</p></div></div>`,
    'Con nota[^1].\n\n[^1]: El _texto_.\n\n    Sigue.',
  ],
  'endnotes of Word': [
    '<p>Uno<a href="#_edn1" name="_ednref1">[i]</a> y dos<a href="#_edn2" name="_ednref2">[ii]</a>.</p><div><hr><div id=edn1><p><a href="#_ednref1" name="_edn1">[i]</a> A.</p></div><div id=edn2><p><a href="#_ednref2" name="_edn2">[ii]</a> B.</p></div></div>',
    'Uno[^1] y dos[^2].\n\n[^1]: A.\n\n[^2]: B.',
  ],
  'Google Docs': [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Una frase</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>.</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;El texto.</span></p></div></b>',
    'Una frase[^1].\n\n[^1]: El texto.',
  ],
  'a table of contents that chapters lead back to': [
    '<ul id="i"><li><a href="#c">Uno</a></li></ul><div id="c"><h2>Uno</h2><p>Texto.</p><p><a href="#i">Volver</a></p></div>',
    '- Uno\n\n## Uno\n\nTexto.\n\nVolver',
  ],
  'a title above its notes': [
    '<h2>Título<a href="#_ftn1" name="_ftnref1">[1]</a></h2><div><hr><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Nota.</p></div></div>',
    '## Título[^1]\n\n[^1]: Nota.',
  ],
  LibreOffice: [
    '<p>Una frase<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>El texto.</p></div>',
    'Una frase[^1].\n\n[^1]: El texto.',
  ],
  'an encyclopedia, two marks for one note': [
    '<p>Nació<sup id="cite_ref-2_0"><a href="https://es.example/Lorca#cite_note-2">[2]</a></sup> y murió.<sup id="cite_ref-2_1"><a href="https://es.example/Lorca#cite_note-2">[2]</a></sup></p><h2>Referencias</h2><ol><li id="cite_note-2">↑ <sup><a href="https://es.example/Lorca#cite_ref-2_0">a</a></sup> <sup><a href="https://es.example/Lorca#cite_ref-2_1">b</a></sup> <span>El texto.</span></li></ol>',
    'Nació[^1] y murió.[^1]\n\n[^1]: El texto.',
  ],
  'an encyclopedia, an encoded name': [
    '<p>Nació<sup id="cite_ref-García_3-0"><a href="https://es.example/L#cite_note-Garc%C3%ADa-3">[3]</a></sup>.</p><ol><li id="cite_note-García-3"><span class="mw-cite-backlink">↑ <a href="https://es.example/L#cite_ref-Garc%C3%ADa_3-0"><sup>a</sup></a> y otra</span> <span>El texto.</span></li></ol>',
    'Nació[^1].\n\n[^1]: El texto.',
  ],
  'brackets outside of the links': [
    '<p>Frase<sup>[<a id="r1" href="#d1">1</a>]</sup>.</p><aside id="d1"><p>[<a href="#r1">1</a>]. El texto.</p></aside>',
    'Frase[^1].\n\n[^1]: El texto.',
  ],
  'marks without their notes': [
    '<p>Born<sup><a href="https://en.example/L#cite_note-4">[nb 4]</a></sup> in[<a href="#_ftn2">2</a>] <a href="#_Toc1">Granada</a><a href="#N_1_"><sup>1</sup></a>.</p><p>Nació.<sup><a href="#cite_note-2">[2]</a></sup> Murió<a href="#_ftn3">[3]</a>.</p>',
    'Born in Granada.\n\nNació. Murió.',
  ],
  'superscripts and subscripts': [
    '<p>10 m<sup>2</sup>, H<sub>2</sub>O, nota<sup>3</sup>, 10<span style="vertical-align:super;font-size:.6em">−12</span>, 1.<sup>er</sup> n.<sup>o</sup> 2, X<sup>TM</sup>, x<sup>¿?</sup>, 10<sup>2,5</sup>, m<sup>3/2</sup></p>',
    '10 m², H₂O, nota³, 10⁻¹², 1.ᵉʳ n.º 2, X™, x¿?, 10²,⁵, m³/²',
  ],
};

/** Word breaks its lines within styles too. */
const item = (number: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:\nIgnore'>${number}<span>&nbsp;</span></span>${words}</p>`;

/** Word for the web. */
const webItem = (list: string, level: number, words: string) =>
  `<div class="ListContainerWrapper"><${list}><li data-listid="1" data-aria-level="${level}" class="OutlineElement Ltr"><p class="Paragraph">${words}</p></li></${list.slice(0, 2)}></div>`;

const kept = ['(1)', '(a)', '1º', '01', '1-', 'Art. 1', 'Artículo 1.', 'XVIII.'];

const numbers: Cases = {
  paragraphs: ['<p>1931. República</p><p>1936. Guerra</p>', '1931\\. República\n\n1936\\. Guerra'],
  lines: ['<p>15. octubre<br>12. enero</p>', '15\\. octubre\\\n12\\. enero'],
  lists: ['<ol><li>uno</li><li>dos</li></ol>', '1. uno\n2. dos'],
  'a list whose first item has the number': [
    '<ol><li value=3>tres</li><li>cuatro</li></ol>',
    '3. tres\n4. cuatro',
  ],
  'lists of Word that do not count': [
    item('1931.', 'República') + item('1936.', 'Guerra'),
    '1931\\. República\n\n1936\\. Guerra',
  ],
  'a list that counts down': [
    '<ol reversed><li>plata</li><li>oro</li></ol>',
    '2\\. plata\n\n1\\. oro',
  ],
  'lists beside each other': [
    '<ol start=15><li><p>octubre</p></li></ol><ol start=12><li>enero</li></ol>',
    '15. octubre\n\n12) enero',
  ],
  'a list that begins anew': [
    '<ol><li>uno</li><li>dos</li></ol><ol><li>tres</li></ol><p></p><ol><li>cuatro</li></ol><ol start=2><li>cinco</li></ol>',
    '1. uno\n2. dos\n\n1) tres\n\n1. cuatro\n\n2) cinco',
  ],
  'a list that stands in another beside its items': [
    '<ol start=1998><li>uno</li><ul><li>a</li></ul><li>dos</li></ol>',
    '1998\\. uno\n\n- a\n\n1999\\. dos',
  ],
  'a list that counts down, with another beside its items': [
    '<ol reversed><li>dos</li><ul><li>a</li></ul><li>uno</li></ol>',
    '2\\. dos\n\n- a\n\n1\\. uno',
  ],
  'lists of Word for the web': [
    webItem('ol', 1, 'uno') +
      webItem('ol', 2, 'a') +
      webItem('ol start=2', 2, 'b') +
      webItem('ol start=2', 1, 'dos') +
      webItem('ul', 2, 'c'),
    '1. uno\n   1. a\n   2. b\n2. dos\n   - c',
  ],
  'a list of Word that begins with three': [
    `<p>Antes.</p>${item('3.', 'tres')}${item('4.', 'cuatro')}`,
    'Antes.\n\n3. tres\n4. cuatro',
  ],
  'numbers of several levels': [
    item('1.', 'uno') + item('1.1.', 'dos') + item('2.', 'tres'),
    '1. uno\n\n1.1. dos\n\n2. tres',
  ],
  'headings of Word with numbers, and with signs': [
    ['1.', '1.1', '·']
      .map((mark) => item(mark, 'Uno').replace('<p', '<h2').replace('</p>', '</h2>'))
      .join(''),
    '## 1. Uno\n\n## 1.1 Uno\n\n## Uno',
  ],
  'inner lists in items of their own, and without an item above': [
    '<ol><li>uno</li><li><ol><li>a</li></ol></li><li value=2>dos</li></ol><hr><ul><li> <ol><li><ul><li>b</li></ul></li></ol></li></ul><hr><ul><ul><li>c</li><li>d</li></ul><li>tres</li></ul><hr><li><ul><li>e</li></ul></li>',
    '1. uno\n   1. a\n2. dos\n\n---\n\n- b\n\n---\n\n- c\n- d\n- tres\n\n---\n\n- e',
  ],
  'what Markdown does not count': [
    kept.map((mark) => item(mark, 'uno')).join(''),
    kept.map((mark) => `${mark} uno`).join('\n\n'),
  ],
  'numbers with a hyphen': [item('1.-', 'uno') + item('2.-', 'dos'), '1. uno\n2. dos'],
  letters: [item('a)', 'uno') + item('b)', 'dos'), '1. uno\n2. dos'],
  'letters that do not count': [
    ['XIX.', 'XX.', 'b)', 'I.', 'II.', 'IV.'].map((mark) => item(mark, 'uno')).join(''),
    'XIX. uno\n\nXX. uno\n\nb) uno\n\n1. uno\n2. uno\n\nIV. uno',
  ],
  signs: [
    ['·', 'o', '§', '–', ''].map((mark) => item(mark, 'uno')).join(''),
    '- uno\n- uno\n- uno\n- uno\n- uno',
  ],
};

const structure: Cases = {
  'a line break between words, beside a block': [
    '<div>Hola, Ana:<br>te escribo.<div><br></div><div>Adiós</div></div><ul><li>Uno<br>dos<ul><li>tres</li></ul></li></ul>',
    'Hola, Ana:\\\nte escribo.\n\nAdiós\n\n- Uno\\\n  dos\n  - tres',
  ],
  'line ends that a style keeps, and several line breaks': [
    '<div style="white-space:pre-wrap">\n<p>Verde que te\nquiero verde.</p>\n\n<p style="white-space:normal">Más\nprosa.</p>\n</div><span style="white-space-collapse:preserve">Uno.\n\nDos.</span><hr><div>Tres<br>y<br><br><b>cuatro<br>&nbsp;<br>\n<br>cinco</b></div><h2>Seis<br>siete</h2><ul><li>Ocho<br><br>nueve</li></ul>',
    'Verde que te\\\nquiero verde.\n\nMás prosa.\n\nUno.\n\nDos.\n\n---\n\nTres\\\ny\n\n**cuatro**\n\n**cinco**\n\n## Seis siete\n\n- Ocho\n\n  nueve',
  ],
  'words that a style shows as blocks': [
    '<p> <span style="display:block">Verso uno</span> <span style="display: block">Verso dos</span> </p><span>Antes.<span style="display:block;height:8px"></span>Después.</span>',
    'Verso uno\\\nVerso dos\n\nAntes.\\\nDespués.',
  ],
  'a checklist of Google Docs, and of a page': [
    '<ul><li role="checkbox" aria-checked="true"><img alt="marcado" src="data:image/png;base64,AA"><p>pan</p></li><li role="checkbox" aria-checked="false"><img alt="sin marcar" src="data:image/png;base64,AA"><p>vino</p></li></ul><hr><ul><li><input type="checkbox" checked> sal</li><li><input type="checkbox">agua</li></ul>',
    '- ☑ pan\n- ☐ vino\n\n---\n\n- ☑ sal\n- ☐ agua',
  ],
  'a checklist of an editor whose boxes stand beside their paragraphs': [
    '<ul data-type="taskList"><li><label><input type="checkbox" checked><span></span></label><div><p>pan</p></div></li><li><label><input type="checkbox"></label><div><p>vino</p><ul><li><label><input type="checkbox"></label><div><p>tinto</p></div></li></ul></div></li></ul><p>Y</p><ul><li><p>Antes</p><input type="checkbox"> sal</li></ul>',
    '- ☑ pan\n- ☐ vino\n  - ☐ tinto\n\nY\n\n- Antes\n\n  ☐ sal',
  ],
  'headings of Word online, with the marks that end its paragraphs': [
    '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun">Título</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><b>Apartado</b><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph">Texto.<span class="EOP">&nbsp;</span></p></div><div role="heading" aria-level="2">Otro</div><div role="heading"><p>Con p</p></div>',
    '## Título\n\n### Apartado\n\nTexto.\n\n### Otro\n\nCon p',
  ],
  'smileys and arrows of Word, and the line ends of layout programs': [
    '<p class=MsoNormal>Ya <span style="font-family:Wingdings;mso-char-type:symbol"><span style="mso-symbol-font-family:Wingdings">J</span></span> A <span style="font-family:Wingdings">\uf0e0</span> B, <span style="font-family:\'Wingdings 2\'">J</span><span style="font-family:Calibri;mso-bidi-font-family:Wingdings">K</span><br>uno\u2029dos\u0085tres</p>',
    'Ya ☺ A → B, JK\\\nuno\\\ndos\\\ntres',
  ],
  'blocks that the parser does not know': [
    '<details open><summary>Pregunta</summary>Respuesta</details><fieldset><legend>Datos</legend><label>Nombre</label></fieldset><center>Uno<br>dos</center>tres',
    'Pregunta\n\nRespuesta\n\nDatos\n\nNombre\n\nUno\\\ndos\n\ntres',
  ],
  'line breaks between blocks, and words in none': [
    '<p>a</p><br> <!-- b --> <br><p>c</p><b>d</b> <i>e</i>',
    'a\n\nc\n\n**d** _e_',
  ],
  'blocks with nothing to read': [
    '<p>a</p><div>&nbsp;</div><ul><li><br></li><li>b</li></ul><ol><li>&nbsp;</li></ol>c<div></div>d<table><tr><td></td><td>&nbsp;</td></tr><tr><td></td><td><img src="https://a.example/a.png"></td></tr></table>',
    'a\n\n- b\n\nc\\\nd',
  ],
  'tabs and blanks of Word': [
    '<p class=MsoNormal><span style="mso-tab-count:1">&nbsp;&nbsp;&nbsp; </span>Uno.<span style="mso-spacerun:yes">&nbsp; </span>Dos<br>\n<span style="mso-tab-count:1">&nbsp;&nbsp; </span>y tres</p>',
    'Uno. Dos\\\n\u00a0\u00a0 y tres',
  ],
  'the players of videos, and other frames': [
    '<p>Así:<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=9"></iframe><oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed></p><figure><iframe src="https://player.vimeo.com/video/76979871"></iframe><figcaption>Pie</figcaption></figure><iframe src="https://maps.example/embed"></iframe><iframe src="about:blank" data-src="//youtu.be/abcdefghijk"></iframe>',
    'Así:\n\n<https://www.youtube.com/embed/dQw4w9WgXcQ?start=9>\n\n<https://youtu.be/aqz-KE-bpKQ>\n\n<https://player.vimeo.com/video/76979871>\n\nPie\n\n<https://youtu.be/abcdefghijk>',
  ],
  'cells that span rows': [
    '<table><tr><td>A</td><td rowspan=3>B</td><td>C</td></tr><tr><td>D</td><td>E</td></tr><tr><td>F</td><td colspan=2>G</td></tr></table>',
    '| A | B | C |\n| - | - | - |\n| D |   | E |\n| F |   | G |',
  ],
  'the cells of a table with a single column, and with a single row': [
    '<table><tr><td>Ana López</td></tr><tr><td>Luis <b>Pérez</b></td></tr></table><hr><table><tr><td>Ana</td><td></td><td>1931</td></tr></table>',
    'Ana López\n\nLuis **Pérez**\n\n---\n\nAna\n\n1931',
  ],
  'tables used for layout': [
    '<table><tr><td><table><tr><td>Titular</td></tr><tr><td>Entrada</td></tr></table></td></tr></table>',
    'Titular\n\nEntrada',
  ],
  'the caption of a table': [
    '<table><caption>Obras</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    'Obras\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  'upright words within italics, and light ones within bold': [
    '<p><em>Cita con <span style="font-style:normal">título</span> recto</em>, <b>muy <span style="font-weight:400">poco</span> claro</b>, <strong style="font-weight:400">nada</strong></p>',
    '_Cita con_ título _recto_, **muy** poco **claro**, nada',
  ],
  'links through the redirects of Outlook and Facebook': [
    '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb&amp;data=05">uno</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2Fc&amp;h=AT">dos</a></p>',
    '[uno](https://a.example/b) [dos](https://a.example/c)',
  ],
  'pictures of another document': ['<p>Foto<img src="images/x.png"><img src="blob:x"></p>', 'Foto'],
  'links through the redirect of Google, and to places of the document, in tables too': [
    '<p><a href="https://www.google.com/url?q=https://a.example/b?c%3D%25C3%25B1&amp;sa=D&amp;ust=1">uno</a> <a href="https://www.google.com/url?q=javascript:x">dos</a></p><table><tr><td>A</td><td><a href="#x">B</a></td></tr><tr><td>1</td><td>2</td></tr></table>',
    '[uno](https://a.example/b?c=%C3%B1) [dos](https://www.google.com/url?q=javascript:x)\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  'the caption of a picture of this site, and of anything else': [
    '<figure><img src="/images/gallery/01.webp" alt="Un patio"><figcaption>Foto:<br>Alba <b>Ruiz</b></figcaption></figure><figure><blockquote>Cita</blockquote><figcaption>Lorca, <cite>Bodas</cite></figcaption></figure>',
    '![Un patio](/images/gallery/01.webp "Foto: Alba Ruiz")\n\n> Cita\n\nLorca, Bodas',
  ],
  'pictures of emoji, and of anything else': [
    '<p>Feria <img alt="📚" src="https://a.example/emoji/1f4da.svg"><img alt="👩🏽‍🎨" src="data:image/gif;base64,AA"> ¡ya!<img alt="1" src="https://a.example/1.png"></p><p><img data-emoji="❤️" alt="❤️" src="https://a.example/e"></p>',
    'Feria 📚👩🏽‍🎨 ¡ya!\n\n❤️',
  ],
  'quotation marks that the browser draws': [
    '<p>Dijo <q>hola, <q>Ana</q></q> y se fue.</p>',
    'Dijo «hola, “Ana”» y se fue.',
  ],
  'code with its language, also below the name of it': [
    '<pre><code class="hljs language-js">let a = <i>1</i>;\nlet b;\n</code></pre><p>Fin</p><pre><div><div>python</div><div><button>Copiar</button></div><div><code class="language-python"><div>a()</div></code></div></div></pre><pre><div>Uso: <code>ls</code></div><div>Fin</div></pre>',
    '```js\nlet a = 1;\nlet b;\n```\n\nFin\n\n```python\na()\n```\n\n```\nUso: ls\nFin\n```',
  ],
  'a poem of WordPress, and a title of Apple Notes': [
    '<div><b><h1>Título</h1></b></div><pre class="wp-block-verse">Verde viento.\n<em>Verdes</em> ramas.</pre>',
    '## Título\n\nVerde viento.\\\n_Verdes_ ramas.',
  ],
  'code whose lines are blocks, with a button, and of VS Code': [
    '<pre><div><div><button>Copiar</button></div><code class="language-js"><div class="line"><div>let a;</div></div><div class="line">  let b;</div>\n<div>let c;</div></code></div></pre><pre class="prettyprint"><ol><li>a</li><li>b</li></ol></pre><pre><div>c</div><div><br></div><div>d<br></div>e<br>f</pre><div style="font-family:Menlo, monospace;white-space:pre;"><div><b>if</b> (a_b) {</div><br><div>  c();</div></div>',
    '```js\nlet a;\n  let b;\nlet c;\n```\n\n```\na\nb\n```\n\n```\nc\n\nd\ne\nf\n```\n\n```\nif (a_b) {\n\n  c();\n```',
  ],
  'the sign of a heading that leads to itself': [
    '<h2>Título <a href="https://a.example/x#y">¶</a></h2><h3><a href="#z">#</a><a href="https://a.example/#w">Otro</a></h3>',
    '## Título\n\n### [Otro](https://a.example/#w)',
  ],
  'addresses that are no links': [
    '<p>Mira https://a.example/b_c y</p><ul><li>www.a.example <b>ya</b></li></ul>',
    'Mira <https://a.example/b_c> y\n\n- [www.a.example](http://www.a.example) **ya**',
  ],
  'an address in a part of a line': [
    'Mira <b>www.a.example</b> ya',
    'Mira [**www.a.example**](http://www.a.example) ya',
  ],
  'another editor made with ProseMirror': [
    '<h1 data-pm-slice="1 1 []">Título</h1><p>Foto <img src="https://a.example/a.png"></p><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '## Título\n\nFoto\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  ],
};

/** Opens Markdown in the visual editor. */
async function write(page: Page, markdown: string) {
  await writeMarkdown(page);
  await content(page).fill(markdown);
  await button(page, 'Visual').click();
  await expect(content(page)).toBeHidden();
}

/** The HTML that the editor puts on the clipboard. */
async function copyAll(page: Page): Promise<string> {
  await field(page, 'Contenido').press('ControlOrMeta+a');
  return field(page, 'Contenido').evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
    );
    return clipboardData.getData('text/html');
  });
}

test.beforeEach(async ({ page }) => {
  await openNewPost(page);
  await field(page, 'Contenido').click();
});

for (const [title, cases] of Object.entries({
  'pasting leaves what a document hides': hidden,
  'pasted notes become notes of the post, and no link leads nowhere': notes,
  'pasted numbers stay as they are': numbers,
  'pasted words keep their structure': structure,
})) {
  test(title, async ({ page }) => {
    for (const [source, [html, markdown]] of Object.entries(cases)) {
      await emptyText(page);
      await paste(field(page, 'Contenido'), html);
      await expect(content(page), source).toHaveValue(markdown);
    }
  });
}

test('a pasted or copied note takes a label that the text does not have yet', async ({ page }) => {
  const text = field(page, 'Contenido');
  const [pasted = ''] = notes['Word'] ?? [];
  await paste(text, pasted);
  await page.keyboard.press('ControlOrMeta+End');
  await paste(text, pasted);
  await expect(content(page)).toHaveValue(
    /Con nota\[\^1\][\s\S]*Con nota\[\^2\][\s\S]*\n\n\[\^2\]: /,
  );

  await write(page, 'Una[^1].\n\n[^1]: Nota de una.');
  const html = await copyAll(page);
  // Cut and pasted, a note keeps its label.
  await page.keyboard.press('Delete');
  await paste(text, html);
  await expect(content(page)).toHaveValue('Una[^1].\n\n[^1]: Nota de una.');
  await write(page, 'Otra[^1].\n\n[^1]: Nota de otra.\n\n## Fin');
  // The editor has read where the cursor is once its bar says so.
  await text.getByText('Fin').click();
  await expect(button(page, 'Encabezado')).toHaveAttribute('aria-pressed', 'true');
  await paste(text, html);
  await expect(content(page)).toHaveValue(
    /^Otra\[\^1\]\.\n\n\[\^1\]: Nota de otra\.[\s\S]*Una\[\^2\]\.\n\n\[\^2\]: Nota de una\./,
  );
});

test('a typed number, a table of Word and copied text stay as they are', async ({ page }) => {
  const text = field(page, 'Contenido');
  await page.keyboard.type('1936. Empieza la guerra.\n12. enero\n1) uno\n2) dos\n1936. tres');
  await expect(content(page)).toHaveValue(
    '1936\\. Empieza la guerra.\n\n12\\. enero\n\n1) uno\n2) dos\n3) 1936\\. tres',
  );

  await emptyText(page);
  await paste(
    text,
    `<p>Antes.</p><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Año</b></p></td><td><p>Título</p></td></tr>
     <tr><td rowspan=2><p>2024</p></td><td><p>Uno | dos</p></td></tr><tr><td><p>Tres<o:p></o:p></p><p><o:p>&nbsp;</o:p></p></td></tr></table>`,
  );
  await expect(content(page)).toHaveValue(
    /^Antes\.\n\n\| \*\*Año\*\* \| Título +\|\n\| -+ \| -+ \|\n\| 2024 +\| Uno \\\| dos \|\n\| +\| Tres +\|/,
  );
  // The public view of the table is above its source.
  await expect(text.locator('table th strong')).toHaveText('Año');

  const markdown =
    '## Vida\n\n1931. uno\n1932. dos\n\n```js\nlet a;\n```\n\n![Un patio](/images/gallery/01.webp "Foto: Alba Ruiz")\n\nFin.';
  await write(page, markdown);
  const html = await copyAll(page);
  await page.keyboard.press('Delete');
  await paste(text, html);
  await expect(content(page)).toHaveValue(markdown);
});
