import { randomBytes } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aesOf, objectStream, pdfWith, stream } from '@/tests/fixtures/pdfs';
import { inspectFile } from './inspect';
import { requestBudget } from './inspection';

async function inspect(buffer: Buffer, budget = requestBudget()) {
  const outcome = await inspectFile(new Uint8Array(buffer), ['pdf'], budget);
  return typeof outcome === 'string' ? outcome : null;
}
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const shareLink = '<</S/URI/URI(//malo.example/a)>>';
const page = '<< /Type /Page /Parent 1 0 R >>';
const zeros = (megabytes: number) => ' '.repeat(megabytes * 1024 * 1024);

/** A PDF whose script stands in a stream of objects with this dictionary. */
const hidden = (marks: string) => pdfWith([objectStream([script], { marks })]);
const aboutScripts =
  '<</Type/Action/S/URI/URI(https://developer.mozilla.org/es/docs/Web/JavaScript)>>';
const likeActions = '<</S/URI/URI(https://ejemplo.example/Launch/JS/XFA)>>';
const spoken = stream('/Filter /FlateDecode', deflateSync(Buffer.from(`(${script}) Tj`)));
const anyBytes = stream('/Subtype /Image', randomBytes(4 * 1024 * 1024));
// As curricula of Europass and FECYT have.
const attachment: [string, string] = [
  '<< /Type /Filespec /F (cv.xml) /EF << /F 3 0 R >> >>',
  '<< /Type /EmbeddedFile >>',
];
const program = Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1');
const packedProgram = deflateSync(Buffer.concat([program, randomBytes(4000)]));
const deflated = '/Filter /FlateDecode';
const marked = (marks: string) => objectStream([page], { marks });
const ways = [
  marked('/Type/ObjStm/Filter[/FlateDecode]'),
  marked('/Filter/FlateDecode\r/Extends 9 0 R/Type/ObjStm'),
];
const unpacked = objectStream([page], { marks: '/Type /ObjStm', pack: (data) => data });
const linkTo = (name: string) => `<</S/Launch/F<</Type/Filespec/F(${name})/UF(${name})>>>>`;
const parameterised = (parameters: string) =>
  marked(`/Type/ObjStm/Filter/FlateDecode/DecodeParms${parameters}`);
const aes = aesOf('own');
const byAes = `/Encrypt ${aes.dictionary}`;
/** An object of no meaning that looks like the trailer of an encrypted file. */
const decoy = `<</Encrypt ${aesOf('other').dictionary}>>`;
const encryptedForm = [
  `<</JS ${aes.string('AFDate_Format(1);')}>>`,
  '<</JS 4 0 R>>',
  stream('', aes.encrypt('AFSimple(1);')),
];
const byVariable = '<</S/JavaScript/JS (i="eval";this[i]("a") // app.viewerVersion)>>';
const attachedPdf = (inner: Buffer) =>
  stream('/Type/EmbeddedFile', Buffer.concat([Buffer.from('9 0 obj'), inner]));
/** What the viewer of Firefox inflates and zlib does not, behind another header. */
const hiddenBehind = (header: string) => {
  const pack = (text: Buffer) => Buffer.concat([Buffer.from(header, 'hex'), deflateRawSync(text)]);
  return pdfWith([attachedPdf(objectStream([script], { pack }))]);
};
const noZlib = objectStream([script], { pack: () => Buffer.from('no zlib') });
const likeObjects = Buffer.from(`${'obj('.repeat(20)}${' '.repeat(300_000)}`);
const onServer = '<</FS/URL/F(http://malo.example/a)>>';
const sending = `<</S/SubmitForm/F${onServer}>>`;
const opens = '<< /Type /Catalog /OpenAction [2 0 R /XYZ null null 1] >>';

it.each([
  ['no more than a page', [page]],
  ['a first page to open at', [page, opens]],
  ['an action that goes to a page', [page, '<< /OpenAction << /S /GoTo /D [2 0 R /Fit] >> >>']],
  ['links, also to pages about JavaScript', [aboutScripts, likeActions]],
  ['a form without scripts', ['<< /AcroForm << /Fields [] /NeedAppearances true >> >>']],
  ['an attachment', attachment],
  ['objects in a stream', [objectStream([page, '<< /S /GoTo /D [2 0 R /Fit] >>'])]],
  ['a stream of objects that is not compressed', [unpacked]],
  ['streams of objects as several programs write them', ways],
  ['a script that is only spoken of in a compressed page', [spoken]],
  ['a link to a document beside it', [linkTo('otro.pdf')]],
  ['a file on a disk', ['<</S/GoToR/F 3 0 R>>', '(file:///C:/novela/otro.pdf)']],
  ['a link to a share', ['<</A 3 0 R>>', shareLink]],
  ['a page of the web to open with', ['<</OpenAction<</S/URI/URI(https://a.example/)>>>>']],
  [
    'the buttons of a printed page',
    ['(javascript:void\\(0\\);)', '(javascript:;)', '(javascript:window.print\\(\\))'].map(
      (text) => `<</S/URI/URI${text}>>`,
    ),
  ],
  [
    'links to a telephone and a file',
    ['<</A<</S/URI/URI(tel:958)>>/B<</S/URI/URI(file:///C:/a.pdf)>>>>'],
  ],
  ['a button that sends a form', [`<</A 3 0 R>>`, sending]],
  ['a button that empties a form', ['<</S/JavaScript/JS (this.resetForm\\(["a"]\\);)>>']],
  [
    'a button that prints by a list',
    ['<</JS (print\\({bUI: true, nStart: 0, bSilent: false}\\);)>>'],
  ],
  [
    'plain calls in an encrypted form',
    ['<</JS (AFNumber_Format\\(2,          0, 0, "\\\\u24", true\\);)>>'],
    byAes,
  ],
  ['a sum of fields', ['<</S/JavaScript/JS (/* a / b */AFSimple_Calculate("SUM", ["a", "b"]);)>>']],
  ['a script that is null', ['<< /S /GoTo /D [2 0 R /Fit] /JS null >>']],
  ['parameters that are null', [marked('/Type/ObjStm/Filter[/FlateDecode]/DecodeParms[null]')]],
  ['parameters that are empty', [parameterised('<<>>')]],
  ['a predictor that changes nothing', [parameterised('<</Predictor 1/Columns 4>>')]],
  ['the matrix of a font', ['<</Type/Font/FontMatrix[.001 0 0 .001 0 0]>>']],
  ['a button that prints', ['<</S/JavaScript/JS (this.print\\(true, 0, 2\\);)>>']],
  ['a button for a photo', ['<</S/JavaScript/JS (event.target.buttonImportIcon\\(\\);)>>']],
  ['an encryption that is null', ['<< /Type /XRef /Encrypt null >>']],
  ['pictures of any bytes', [anyBytes]],
  ['what looks like objects in a picture', [stream('/Subtype /Image', likeObjects)]],
  ['the encrypted objects of an attached PDF', [attachedPdf(noZlib)]],
  ['the encryption of an attached PDF', [decoy, objectStream([page])]],
  ['encrypted scripts of a form', encryptedForm, byAes],
  ['a link by a specification of its own', ['<</S/Launch/F 3 0 R>>', '<</F(otro.pdf)>>']],
  ['a link to a name of its own', ['<</S/Launch/F 3 0 R>>', '(otro.pdf)']],
  ['a link to an encrypted name', [`<</S/Launch/F ${aes.string('otro.pdf')}>>`], byAes],
])('a PDF is accepted with %s', async (_name, objects, trailer = '') => {
  expect(await inspect(pdfWith(objects, trailer))).toBeNull();
});

/** An object of the number 9 in another one, which a crafted table leads to. */
const hiddenNumber = (between: string) => `() 9 0 ${between}obj\n(${address})`;
const second = objectStream([page, '<</S/L#61unch>>']);
const encrypted = objectStream([page], { pack: () => randomBytes(99) });
const encryptedObjects = objectStream([script], {
  pack: (data) => aes.encrypt(deflateSync(data).toString('latin1')),
});
const behindWords = Buffer.from(
  objectStream([script]).toString('latin1').replace('stream\r\n', 'stream x\n'),
  'latin1',
);
const cut = objectStream([script], { pack: (data) => deflateSync(data).subarray(0, -9) });
const shortScript = stream('', Buffer.from('eval(info.Title)'));
const address = 'javascript:alert(1)';
const encryptedPath = aes.string('//malo.example/a.pdf');
const serverPath = '(//malo.example/a.pdf)';
const printThen = (next: string) => `<</S/Named/N/Print/Next${next}>>`;
const linkTwice = [
  '<</S/Launch/F 3 0 R>>',
  '<</F(otro.pdf)>>\nendobj\n3 0 obj\n<</DOS(malo.exe)>>',
];
const linkByAes = (name: string) => `<</S/Launch/F ${aes.string(name)}>>`;
const many = Array.from({ length: 5000 }, () => objectStream([page]));

describe('a PDF is refused', () => {
  it.each([
    ['script', 'a script to open with', pdfWith([`<< /OpenAction ${script} >>`])],
    ['script', 'a button', pdfWith(['<</URI(javascript:void\\(0\\);a\\(\\))>>'])],
    ['script', 'a button to open with', pdfWith(['<</OpenAction<</S/URI/URI(javascript:;)>>>>'])],
    ['script', 'a script without spaces', pdfWith(['<</S/JavaScript/JS 5 0 R>>'])],
    ['script', 'a script in disguise', pdfWith(['<< /#53/J#61vaScr#69pt /J#53 (a) >>'])],
    ['script', 'a function by a variable', pdfWith([byVariable])],
    ['script', 'what calls while it prints', pdfWith(['<</JS (this.print\\(eval\\(a\\)\\))>>'])],
    ['script', 'a function in brackets', pdfWith(['<</S/JavaScript/JS (this["a"]("b"))>>'])],
    ['script', 'a call behind a quotation mark', pdfWith(['<</JS (typeof/"/;eval(1);//")>>'])],
    ['script', 'a call of a condition', pdfWith(['<</JS (if(1)/"/;eval(1);//")>>'])],
    ['script', 'a call between comments', pdfWith(['<</JS (<!--/*\neval(1)\n//*/)>>'])],
    ['script', 'a comment that has no end', pdfWith(['<</JS (null;/*)>>'])],
    ['script', 'a comment before it', pdfWith(['<< /S%no script\n/JavaScript /JS (a) >>'])],
    ['script', 'its kind elsewhere', pdfWith(['<< /S 3 0 R /JS (a) >>', '/JavaScript'])],
    ['script', 'a program to start', pdfWith(['<</Type/Action/S/Launch/F(cmd.exe)>>'])],
    ['script', 'a program in disguise', pdfWith(['<< /S /#4caunch /F (a) >>'])],
    ['script', 'a program by its specification', pdfWith([linkTo('otro.exe')])],
    ['script', 'a document on a server', pdfWith([linkTo('//malo.example/otro.pdf')])],
    ['script', 'a script in a font', pdfWith(['<</FontMatrix[1 0 0 1 0 (0\\);eval\\()]>>'])],
    ['script', 'a script of a font', pdfWith(['<</FontMatrix 3 0 R>>', '[(0\\);eval\\()]'])],
    ['script', 'a script to play', pdfWith(['<< /S /Rendition /JS (a) >>'])],
    ['script', 'a program by two specifications', pdfWith(linkTwice)],
    ['script', 'a link to nothing', pdfWith(['<</S/Launch/F 9 0 R>>'])],
    ['script', 'an encrypted program', pdfWith([linkByAes('otro.exe')], byAes)],
    ['script', 'a decoy of an encryption', pdfWith([decoy, '<</JS(eval(info.Title))>>'])],
    ['script', 'a decoy and a stream', pdfWith([decoy, '<</JS 4 0 R>>', shortScript])],
    ['script', 'a decoy and an object stream', pdfWith([decoy, objectStream([script])])],
    ['script', 'a decoy and an address', pdfWith([decoy, `<</URI(${address})>>`])],
    ['network_link', 'a decoy and a path', pdfWith([decoy, `<</S/GoToR/F${serverPath}>>`])],
    ['script', 'an address of its own', pdfWith(['<</URI 3 0 R>>', `(${address})`])],
    ['script', 'a packed address', pdfWith([objectStream(['<</URI 101 0 R>>', `(${address})`])])],
    ['disguise', 'a number behind a comment', pdfWith(['<</URI 9 0 R>>', hiddenNumber('%\n')])],
    ['disguise', 'an array of no number', pdfWith([`() 9 0 %\nobj\n[${address}]`])],
    ['disguise', 'a generation with a sign', pdfWith([`() 9${zeros(1)}+0 obj\n()`])],
    ['disguise', 'a number behind blanks', pdfWith(['<</URI 9 0 R>>', hiddenNumber(zeros(1))])],
    ['network_link', 'a path of its own', pdfWith(['<</S/GoToR/F 3 0 R>>', serverPath])],
    ['network_link', 'an encrypted path', pdfWith(['<</UF 3 0 R>>', encryptedPath], byAes)],
    ['network_link', 'mixed slashes', pdfWith(['<</S/GoToR/F(/\\\\malo.example/a.pdf)>>'])],
    ['network_link', 'a file on a server', pdfWith(['<</S/GoToR/F(file://malo.example/a.pdf)>>'])],
    ['network_link', 'a path for Windows', pdfWith([`<</S/GoToR/F<</DOS${serverPath}>>>>`])],
    ['network_link', 'a share to open with', pdfWith([`<</OpenAction ${shareLink}>>`])],
    [
      'script',
      'a program by its protocol',
      pdfWith(['<</OpenAction<</S/URI/URI(ms-msdt:/id a)>>>>']),
    ],
    [
      'script',
      'a file to open with',
      pdfWith(['<</OpenAction 3 0 R>>', '<</URI(file:///C:/a.exe)>>']),
    ],
    ['script', 'a form that is sent with a page', pdfWith(['<</AA<</O 3 0 R>>>>', sending])],
    ['script', 'another file to open with', pdfWith([`<</OpenAction<</S/GoToR/F${onServer}>>>>`])],
    ['script', 'a file in another one', pdfWith([`<</OpenAction<</S/GoToE/F${onServer}>>>>`])],
    ['script', 'a thread of another', pdfWith([`<</OpenAction<</S/Thread/F${onServer}>>>>`])],
    ['script', 'a kind elsewhere', pdfWith(['<</OpenAction<</S 3 0 R/F(a)>>>>', '/SubmitForm'])],
    [
      'script',
      'another call in an encrypted form',
      pdfWith(['<</JS (AFDate_Format\\(eval\\(1\\)\\);)>>'], byAes),
    ],
    ['network_link', 'an action to open with', pdfWith(['<</OpenAction 3 0 R>>', shareLink])],
    ['network_link', 'an action of a page', pdfWith(['<</AA<</O 3 0 R>>>>', shareLink])],
    ['network_link', 'the next action', pdfWith([printThen('[3 0 R]'), shareLink])],
    ['network_link', 'next actions', pdfWith([printThen(' 3 0 R'), '[4 0 R]', shareLink])],
    ['disguise', 'a program attached to it', pdfWith([attachment[0], stream('', program)])],
    ['disguise', 'a deflated program', pdfWith([attachment[0], stream(deflated, packedProgram)])],
    [
      'disguise',
      'a program in two filters',
      pdfWith([
        attachment[0],
        stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(packedProgram)),
      ]),
    ],
    [
      'disguise',
      'a script of a server',
      pdfWith(['<</JS 3 0 R>>', stream(`/F${onServer}`, Buffer.alloc(0))]),
    ],
    ['script', 'a decoy first', pdfWith([decoy, `<</URI ${aes.string(address)}>>`], byAes)],
    ['script', 'a decoy first, and a stream', pdfWith([decoy, encryptedObjects], byAes)],
    ['script', 'plain objects in a stream', pdfWith([attachedPdf(objectStream([script]))], byAes)],
    ['disguise', 'data behind words', pdfWith([attachedPdf(behindWords)])],
    ['broken', 'a damaged stream in another', pdfWith([attachedPdf(cut)])],
    ['broken', 'a stream of another window', hiddenBehind('881c')],
    ['broken', 'a stream behind a block of zeros', hiddenBehind('789c0000000000')],
    ['xfa', 'a form of scripts', pdfWith(['<< /AcroForm << /XFA [(a) 5 0 R] >> >>'])],
    ['script', 'a program as media', pdfWith(['<< /Subtype/RichMedia/RichMediaContent 7 0 R>>'])],
    ['script', 'a script in a stream of objects', pdfWith([objectStream([page, script])])],
    ['script', 'a script in the second one', pdfWith([objectStream([page]), second])],
    ['script', 'a stream in disguise', hidden('/Type /Obj#53tm /Filter /FlateDecode')],
    ['disguise', 'another compression', hidden('/Type /ObjStm /Filter /LZWDecode')],
    ['disguise', 'two compressions', hidden('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')],
    ['broken', 'a hidden one', hidden('/Filter /FlateDecode /X (1 0 obj<<) /Type /ObjStm')],
    ['disguise', 'rearranged bytes', pdfWith([parameterised('<</Predictor 12>>')])],
    ['broken', 'a stream that does not inflate', pdfWith([noZlib])],
    ['bomb', 'one that inflates beyond measure', pdfWith([objectStream([zeros(20)])])],
    ['bomb', 'five thousand streams', pdfWith(many)],
    ['locked', 'encrypted streams', pdfWith([encrypted], '/Encrypt 3 0 R ')],
  ])('as %s with %s', async (problem, _name, buffer) => {
    expect(await inspect(buffer)).toBe(problem);
  });

  it('uses up the budget of the request', async () => {
    const budget = requestBudget();
    const file = pdfWith([objectStream([zeros(15)])]);
    const outcomes = [];
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) outcomes.push(await inspect(file, budget));
    expect(outcomes).toEqual([...Array(6).fill(null), 'bomb']);
  });
});
