import { describe, expect, it } from 'vitest';
import { embedLines, embedOf, withoutOrigin } from './embeds';
import { markdownHtml, markdownTree } from './render';

const youtube = 'https://www.youtube-nocookie.com/embed/abc_def-123?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';

describe('embedOf', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc_def-123', youtube],
    ['https://www.youtube.com/watch?list=x&v=abc_def-123&t=4s', `${youtube}&start=4`],
    ['https://youtu.be/abc_def-123?t=95', `${youtube}&start=95`],
    ['https://youtu.be/abc_def-123?t=1h02m03s', `${youtube}&start=3723`],
    ['https://www.youtube.com/watch?v=abc_def-123#t=1m35s', `${youtube}&start=95`],
    ['https://www.youtube.com/embed/abc_def-123?start=95&rel=0', `${youtube}&start=95`],
    ['https://www.youtube.com/live/abc_def-123?t=1:35', `${youtube}&start=95`],
    ['https://youtube.com/shorts/abc_def-123?t=2m', `${youtube}&start=120`],
    ['https://youtu.be/abc_def-123?t=pronto', youtube],
    ['https://vimeo.com/76979871#t=1m35s', `${vimeo}#t=95s`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=95s', `${vimeo}&h=8272103f6e#t=95s`],
    ['https://youtube.com/watch/?v=abc_def-123', youtube],
    ['https://youtu.be/abc_def-123?t=&start=95', `${youtube}&start=95`],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/groups/a-b/videos/76979871#t=95s', `${vimeo}#t=95s`],
    ['https://vimeo.com/showcase/1/video/76979871', vimeo],
    ['https://vimeo.com/album/1/video/76979871', vimeo],
    ['https://vimeo.com/manage/videos/76979871', vimeo],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
    ['https://youtu.be/abc_def-123&t=95', `${youtube}&start=95`],
    ['https://www.youtube.com/watch&v=abc_def-123&t=95', `${youtube}&start=95`],
    ['https://www.youtube.com/watch?v=abc_def-123?t=95', `${youtube}&start=95`],
    ['https://youtu.be/abc_def-123?si=x?t=95', `${youtube}&start=95`],
    ['https://www.youtube.com/watch?v=abc_def-123&amp;t=95', `${youtube}&start=95`],
    ['https://www.youtube.com/e/abc_def-123', youtube],
    ['https://m.youtube.com/shorts/abc_def-123', youtube],
    ['https://www.youtube-nocookie.com/embed/abc_def-123', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
  ])('recognises the video at %s', (address, frame) => {
    expect(embedOf(address)).toMatchObject({ kind: 'video', frame });
  });

  const noBook = ['/producto/', '/producto/uno/dos', '/producto/uno?x=1', '/producto/%E0%A4%A'];

  it.each([
    'https://www.youtube.com/@grupodauro',
    'https://www.youtube.com/grupo-dauro',
    'https://www.youtube.com/embed/videoseries?list=x',
    'https://www.youtube.com/embed/live_stream?channel=x',
    'https://www.youtube.com/watch?v=abc_def-123%22onload=',
    'https://www.youtube.com.malo.example/watch?v=abc_def-123',
    'https://malo.example/youtu.be/abc_def-123',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/manage/videos/76979871/privacy',
    'https://youtu.be&abc_def-123',
    'javascript:alert(1)//youtu.be/abc_def-123',
    '//youtu.be/abc_def-123',
    ...[...noBook, '/productos/uno', '/tienda', ''],
  ])('leaves %s a link', (address) => expect(embedOf(address)).toBeNull());

  const counted = ['?srsltid=x', '?gad_source=1&gbraid=x', '?mc_cid=x&mc_eid=y'];
  const copied = ['/', '/?utm_source=x&utm_medium=y', '?fbclid=x#y', '#x', ...counted];

  it.each(['', ...copied])('reads the handle of a book before "%s"', (rest) => {
    expect(embedOf(`/producto/poes%C3%ADa${rest}`)).toEqual({ kind: 'book', handle: 'poesía' });
  });

  it.each(['?variant=44', '?fbclid=x&variant=44#y'])('keeps the edition in "%s"', (rest) => {
    expect(embedOf(`/producto/uno${rest}`)).toEqual({ kind: 'book', handle: 'uno', variant: '44' });
  });
});

describe('embedLines', () => {
  const elements = (markdown: string) =>
    embedLines(markdownTree(markdown), 'https://dauro.example').children.flatMap((node) =>
      node.type === 'element' ? [[node.tagName, node.properties] as const] : [],
    );

  it('replaces a line that is only a link, also next to other lines', () => {
    expect(
      elements(
        'Antes.\n[Latido](/producto/latido-granada)\nDespués.\nhttps://dauro.example/producto/dos',
      ),
    ).toEqual([
      ['p', {}],
      ['aside', { dataHandle: 'latido-granada' }],
      ['p', {}],
      ['aside', { dataHandle: 'dos' }],
    ]);
  });

  it('uses the text of the link as title of a video, unless it is the address', () => {
    const address = 'https://youtu.be/abc_def-123';
    const video = { src: youtube, title: '', dataHref: address, dataSite: 'YouTube' };
    const titled = { ...video, title: 'El tráiler' };
    expect(elements(`[El *tráiler*](${address})`)).toEqual([['video', titled]]);
    expect(elements(address)).toEqual([['video', video]]);
  });

  it('does not replace links with other text, linked pictures, and links in quotes and lists', () => {
    const markdown =
      'Lee [Latido](/producto/latido-granada).\n\n[![](/images/a.webp)](/producto/a)\n\n> https://youtu.be/abc_def-123\n\n- [Latido](/producto/latido-granada)';
    expect(elements(markdown).map(([name]) => name)).toEqual(['p', 'p', 'blockquote', 'ul']);
  });

  it('does not replace links in feeds', () => {
    const address = 'https://youtu.be/abc_def-123';
    const html = markdownHtml(address, { baseUrl: 'https://dauro.example' });
    expect(html).toBe(`<p dir="auto"><a href="${address}">${address}</a></p>`);
  });
});

it.each([
  ['https://dauro.example/producto/uno/?utm_source=x#y', '/producto/uno/?utm_source=x#y'],
  ['HTTPS://Dauro.example:443', '/'],
  ['https://dauro.example//a.example', 'https://dauro.example//a.example'],
  ['https://dauro.example/\\a.example', 'https://dauro.example/\\a.example'],
  ['https://dauro.example.a.example/x', 'https://dauro.example.a.example/x'],
  ['http://dauro.example/x', 'http://dauro.example/x'],
  ['/blog', '/blog'],
])('on this site %s is %s', (address, path) => {
  expect(withoutOrigin(address, 'https://dauro.example')).toBe(path);
});
