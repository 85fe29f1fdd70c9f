import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { objectStream, pdfWith, stream } from '@/tests/fixtures/pdfs';
import { inspectFile } from './inspect';
import { requestBudget } from './inspection';

async function inspect(buffer: Buffer, budget = requestBudget()) {
  const outcome = await inspectFile(new Uint8Array(buffer), ['pdf'], budget);
  return typeof outcome === 'string' ? outcome : null;
}
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const page = '<< /Type /Page /Parent 1 0 R >>';
const zeros = (megabytes: number) => ' '.repeat(megabytes * 1024 * 1024);

describe('a PDF without actions', () => {
  it.each([
    ['no more than a page', pdfWith([page])],
    [
      'a first page to open at',
      pdfWith([page, '<< /Type /Catalog /OpenAction [2 0 R /XYZ null null 1] >>']),
    ],
    [
      'an action that goes to a page',
      pdfWith([page, '<< /OpenAction << /S /GoTo /D [2 0 R /Fit] >> >>']),
    ],
    [
      'links, also to pages about JavaScript',
      pdfWith([
        '<</Type/Action/S/URI/URI(https://developer.mozilla.org/es/docs/Web/JavaScript)>>',
        '<</S/URI/URI(https://ejemplo.example/Launch/JS/XFA)>>',
      ]),
    ],
    ['a form without scripts', pdfWith(['<< /AcroForm << /Fields [] /NeedAppearances true >> >>'])],
    [
      'an attachment, as curricula of Europass and FECYT have',
      pdfWith([
        '<< /Type /Filespec /F (cv.xml) /EF << /F 3 0 R >> >>',
        '<< /Type /EmbeddedFile >>',
      ]),
    ],
    ['objects in a stream', pdfWith([objectStream([page, '<< /S /GoTo /D [2 0 R /Fit] >>'])])],
    [
      'a stream of objects that is not compressed',
      pdfWith([objectStream([page], { marks: '/Type /ObjStm', pack: (data) => data })]),
    ],
    [
      'streams of objects as several programs write them',
      pdfWith([
        objectStream([page], { marks: '/Type/ObjStm/Filter[/FlateDecode]' }),
        objectStream([page], { marks: '/Filter/FlateDecode\r/Extends 9 0 R/Type/ObjStm' }),
      ]),
    ],
    [
      'a script that is only spoken of in a compressed page',
      pdfWith([stream('/Filter /FlateDecode', deflateSync(Buffer.from(`(${script}) Tj`)))]),
    ],
    ['pictures of any bytes', pdfWith([stream('/Subtype /Image', randomBytes(4 * 1024 * 1024))])],
  ])('is accepted with %s', async (_name, buffer) => {
    expect(await inspect(buffer)).toBeNull();
  });
});

describe('a PDF', () => {
  const cases: [string, Buffer, string][] = [
    ['with a script to open with', pdfWith([`<< /OpenAction ${script} >>`]), 'script'],
    ['with a script without spaces', pdfWith(['<</S/JavaScript/JS 5 0 R>>']), 'script'],
    ['with a script in disguise', pdfWith(['<< /#53/J#61vaScr#69pt /J#53 (a) >>']), 'script'],
    [
      'with a script behind a comment',
      pdfWith(['<< /S%no script\n/JavaScript /JS (a) >>']),
      'script',
    ],
    [
      'with a script whose kind stands elsewhere',
      pdfWith(['<< /S 3 0 R /JS (a) >>', '/JavaScript']),
      'script',
    ],
    ['that starts a program', pdfWith(['<</Type/Action/S/Launch/F(cmd.exe)>>']), 'script'],
    ['that starts a program in disguise', pdfWith(['<< /S /#4caunch /F (a) >>']), 'script'],
    ['that plays a script', pdfWith(['<< /S /Rendition /JS (a) >>']), 'script'],
    ['with a form of scripts', pdfWith(['<< /AcroForm << /XFA [(a) 5 0 R] >> >>']), 'xfa'],
    [
      'with a program as media',
      pdfWith(['<< /Subtype/RichMedia/RichMediaContent 7 0 R>>']),
      'script',
    ],
    ['with a script in a stream of objects', pdfWith([objectStream([page, script])]), 'script'],
    [
      'with a script in the second stream of objects',
      pdfWith([objectStream([page]), objectStream([page, '<</S/L#61unch>>'])]),
      'script',
    ],
    [
      'with a stream of objects in disguise',
      pdfWith([objectStream([script], { marks: '/Type /Obj#53tm /Filter /FlateDecode' })]),
      'script',
    ],
    [
      'with a stream of objects in another compression',
      pdfWith([objectStream([script], { marks: '/Type /ObjStm /Filter /LZWDecode' })]),
      'disguise',
    ],
    [
      'with a stream of objects compressed twice',
      pdfWith([
        objectStream([script], { marks: '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]' }),
      ]),
      'disguise',
    ],
    [
      'with a stream of objects whose compression is hidden',
      pdfWith([
        objectStream([script], { marks: '/Filter /FlateDecode /X (1 0 obj<<) /Type /ObjStm' }),
      ]),
      'broken',
    ],
    [
      'with a stream of objects whose bytes are rearranged',
      pdfWith([
        objectStream([script], {
          marks: '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
        }),
      ]),
      'disguise',
    ],
    [
      'with a stream of objects that does not inflate',
      pdfWith([objectStream([script], { pack: () => Buffer.from('no zlib') })]),
      'broken',
    ],
    [
      'with a stream of objects that inflates beyond measure',
      pdfWith([objectStream([zeros(20)])]),
      'bomb',
    ],
    [
      'with five thousand streams of objects',
      pdfWith(Array.from({ length: 5000 }, () => objectStream([page]))),
      'bomb',
    ],
    [
      'with streams of objects that are encrypted',
      pdfWith([objectStream([page], { pack: () => randomBytes(99) })], '/Encrypt 3 0 R '),
      'locked',
    ],
  ];

  it.each(cases)('%s is refused', async (_name, buffer, problem) => {
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
