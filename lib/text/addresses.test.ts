import { describe, expect, it } from 'vitest';
import {
  asciiAddress,
  completeWebAddress,
  isMailAddress,
  isWebAddress,
  telephoneLink,
} from './addresses';

describe('completeWebAddress', () => {
  it.each([
    ['www.miobra.example', 'https://www.miobra.example'],
    ['miobra.example/libro', 'https://miobra.example/libro'],
    ['Cañada.example:8080/a?b#c', 'https://Cañada.example:8080/a?b#c'],
    ['xn--caada-pta.xn--p1ai', 'https://xn--caada-pta.xn--p1ai'],
    ['mi_obra.miobra.example', 'https://mi_obra.miobra.example'],
    ['miobra.example/mi obra.pdf', 'https://miobra.example/mi obra.pdf'],
    ['https://miobra.example\u200b', 'https://miobra.example'],
    ['\u2066www.miobra.example\u2069', 'https://www.miobra.example'],
    ['www．miobra．example／libro', 'https://www.miobra.example/libro'],
    ['https：／／miobra.example/foto（1）.jpg', 'https://miobra.example/foto（1）.jpg'],
    ['www。miobra｡example。/libro', 'https://www.miobra.example/libro'],
    ['https://miobra。example/a。b', 'https://miobra.example/a。b'],
    ['www.miobra.example.', 'https://www.miobra.example'],
    ['https://miobra.example./a.', 'https://miobra.example/a.'],
    ['https://https://miobra.example/a', 'https://miobra.example/a'],
    ['https://miobra.example,', 'https://miobra.example'],
    ['miobra.example).', 'https://miobra.example'],
    ['<https://miobra.example/a>', 'https://miobra.example/a'],
    ['«www.miobra.example»', 'https://www.miobra.example'],
    ['https://miobra.example/a,b', 'https://miobra.example/a,b'],
    ['https://miobra.example/El Sr.Lobo/x', 'https://miobra.example/El Sr.Lobo/x'],
    ['https://192.0.2.1:8080/a', 'https://192.0.2.1:8080/a'],
  ])('%j becomes %s', (typed, address) => {
    expect(completeWebAddress(typed)).toBe(address);
    expect(isWebAddress(address)).toBe(true);
  });

  const scripts = ['javascript:alert(1)', 'java\u200bscript:alert(1)', 'data:text/html,x'];
  const noHost = [
    'a.example/ana y b.example/ana',
    'b.webp',
    'mi obra.example',
    'miobra',
    'ana@miobra.example/x',
  ];

  it.each([
    ...scripts,
    ...noHost,
    'www.miobra.example www.otra.example',
    '«miobra.example/x» «otra.example/y»',
    '<miobra.example/x> <otra.example/y>',
    'miobra.example/a www.otra.example/b',
    'https://miobra.example/a https://otra.example/b',
    'https://miobra.example y www.otra.example',
    'mi_obra.pdf',
    'https://.',
    'https://miobra..example',
    'https://www.https://miobra.example',
    'https://miobra.examplehttps://otra.example',
    'https://miobra.example,otra.example',
    'javascript：alert(1)',
    '／／miobra.example',
    '//miobra.example',
    'ftp://miobra.example',
  ])('%j does not become an address', (typed) =>
    expect(isWebAddress(completeWebAddress(typed))).toBe(false),
  );
});

describe('isMailAddress', () => {
  const domains = ['prueba@peña.example', 'prueba@xn--pea-8ma.example', 'ana@localhost'];
  const names = ['peña@bugs.example', "o'brien+x_y{z}@bugs.example", 'ana\u200b@bugs.example'];

  const copied = [
    'ana＠bugs.example',
    'ana@bugs．example',
    'ana@bugs｡example。',
    'ana@bugs.example.',
    'mailto:ana@bugs.example',
    'Ana Luz <ana@bugs.example>',
    '<mailto:ana@bugs.example>,',
    'ana@bugs.example<mailto:ana@bugs.example>',
    'Ana@bugs.example <ana@bugs.example>;',
    "'ana@bugs.example' <ana@bugs.example>",
    "o'connor@bugs.example <o'connor@bugs.example>",
    'ana@bugs.example;',
    "'ana@bugs.example'",
    '«ana@bugs.example».',
    '« ana@bugs.example »',
    '„ana@bugs.example“',
    '(ana@bugs.example)',
  ];

  it.each([...copied, ...domains, ...names, '用户@例子。广告', 'ANA@BUGS.EXAMPLE'])(
    'accepts %s',
    (address) => expect(isMailAddress(address)).toBe(true),
  );

  const noDomain = ['ana@', 'ana@bugs_x.example', 'ana@-bugs.example', 'ana@bugs..example'];
  const noName = ['@bugs.example', 'ana luz@bugs.example', '"ana"@bugs.example'];
  const two = [
    'Ana <a@x.example>, Luz <b@x.example>',
    'a@x.example; b@x.example',
    'a@x.example <b@x.example>',
    'a@x.example <a@x.example>, b@x.example <b@x.example>',
    'ana@x.example..',
    "'a@x.example' 'b@x.example'",
  ];
  const header = 'ana@bugs.example\nBcc: x@bugs.example';

  it.each(['', 'malo', 'ana@@bugs.example', 'ana@peña/x', ...noDomain, ...noName, ...two, header])(
    'refuses %j',
    (address) => expect(isMailAddress(address)).toBe(false),
  );
});

it.each([
  ['Prueba@Peña.EXAMPLE', 'Prueba@xn--pea-8ma.example'],
  ['prueba@pen\u0303a.example', 'prueba@xn--pea-8ma.example'],
  ['prueba@XN--PEA-8MA.example', 'prueba@xn--pea-8ma.example'],
  ['peña', 'xn--pea-8ma'],
  ['ana@1.2.3.4', 'ana@1.2.3.4'],
  ['ana＠x．example.', 'ana@x.example'],
  ['"Ana, Luz" <ana@X.example>,', 'ana@x.example'],
  ["'ana@X.example';", 'ana@x.example'],
  ["o'brien@x.example", "o'brien@x.example"],
  ['ana@x｡example。', 'ana@x.example'],
  ['ａｎａ＠ｘ．ｅｘａｍｐｌｅ', 'ana@x.example'],
  ['MAILTO:ana@x.example', 'ana@x.example'],
  ['mailto: ana@x.example', 'ana@x.example'],
])('the address %s is %s in ASCII', (typed, address) => expect(asciiAddress(typed)).toBe(address));

describe('telephoneLink', () => {
  it.each([
    ['+34 (958) 12-34.56', 'tel:+34958123456'],
    ['Tel. 958 123 456', 'tel:958123456'],
    ['958 123 456 ext. 12', 'tel:958123456;ext=12'],
    ['958123456;ext=12', 'tel:958123456;ext=12'],
    ['958123456 Extensión 7', 'tel:958123456;ext=7'],
    ['958123456x12', 'tel:958123456;ext=12'],
    ['958123456 600123456', 'tel:958123456'],
    ['958123456 o 600123456', 'tel:958123456'],
    ['piso 2, 958123456', 'tel:958123456'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['\u202a+34 958123456\u202c', 'tel:+34958123456'],
    ['958/123456', 'tel:958123456'],
    ['958 123 (456)', 'tel:958123456'],
    ['+34/958/123/456', 'tel:+34958123456'],
    ['958/123456 / 600123456', 'tel:958123456'],
    ['+34 958 123 456/600 123 456', 'tel:+34958123456'],
    ['desde el 12/10/2026: 958123456', 'tel:958123456'],
    ['+ 34 958 123 456', 'tel:+34958123456'],
    ['0044 (0)20 7946 0958', 'tel:00442079460958'],
    ['958−123−456', 'tel:958123456'],
    ['958·123·456', 'tel:958123456'],
    ['123456 · 654321', 'tel:123456'],
    ['＋３４－９５８－１２３－４５６', 'tel:+34958123456'],
    ['＋４４（０）２０　７９４６　０９５８', 'tel:+442079460958'],
    ['03ー1234ー5678', 'tel:0312345678'],
    ['958 123 456, ext. n.º 12', 'tel:958123456;ext=12'],
    ['958123456 (10:00-14:00)', 'tel:958123456'],
    ['958123456 (10-14 h)', 'tel:958123456'],
    ['958123456 de 10:00 a 14:00', 'tel:958123456'],
    ['958123456 10:00-14:00', 'tel:958123456'],
    ['(958) (12) 34 56', 'tel:958123456'],
    ['958123456 ext#12', 'tel:958123456;ext=12'],
    ['958 123 456 [ext 12]', 'tel:958123456;ext=12'],
    ['958 123 456 (ext. 12)', 'tel:958123456;ext=12'],
    ['958123456 ext-12', 'tel:958123456;ext=12'],
    ['L-V 10-14 958123456', 'tel:958123456'],
    ['9-14 600 11 22 33', 'tel:600112233'],
    ['600112233 10-14', 'tel:600112233'],
    ['+34 600112233 9-14', 'tel:+34600112233'],
    ['1) 600112233', 'tel:600112233'],
    ['CP 18008 958123456', 'tel:958123456'],
    ['34 958 123 456', 'tel:958123456'],
    ['958 123 456 600 112 233', 'tel:958123456'],
    ['00 34 (0) 958 123 456', 'tel:0034958123456'],
    ['(+44) (0) 2079460958', 'tel:+442079460958'],
    ['DNI 12345678Z 600112233', 'tel:600112233'],
    ['B18123456, 600112233', 'tel:600112233'],
    ['Tel600112233', 'tel:600112233'],
    ['+33 6 12 34 56 78', 'tel:+33612345678'],
    ['[958] 123456', 'tel:958123456'],
    ['+34 [958] 12 34 56', 'tel:+34958123456'],
    ['{+34} 600112233', 'tel:+34600112233'],
  ])('%j leads to %s', (typed, link) => expect(telephoneLink(typed)).toBe(link));

  const none = ['no tengo teléfono', 'de 9 a 14 horas', '', '+++++++++'];
  const doubtful = [
    '958 12 34 5O',
    '6OO112233',
    '+34 6OO 112 233',
    '6OO-112-233',
    '33 6 12 34 56 78',
    '351 912 345 678',
    '55 11 91234 5678',
    '8 800 555 35 35',
    '(555) 123-4567',
    '958 123 456 - 57',
    '+34 600 112 2334',
    '0034 600 112 23',
    '+34 034 958 123 456',
    '+34 0034 600 112 233',
  ];

  it.each([...none, ...doubtful])('%j leads nowhere', (typed) =>
    expect(telephoneLink(typed)).toBeNull(),
  );
});
