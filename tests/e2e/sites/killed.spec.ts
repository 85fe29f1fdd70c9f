import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { docx, pdfOfSize } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { holdAfter, type Moment } from '../../setup/holding-proxy.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { type Author, author, fileNames, sent, stored } from '../../setup/proposal.ts';
import { multipart, postRaw, proposalPath, rawForm, readableText } from '../../setup/raw-form.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { quarantined, sendAhead } from '../../setup/uploads.ts';

/**
 * The web process itself is killed (SIGKILL). It is a second one of the same build, so that the others keep running.
 * The clean-up removes the files of every form that is being sent.
 */
test.describe.configure({ lock: 'files' });

const sites = new OwnSites();
test.beforeAll(() => sites.copyBuild());
test.afterAll(() => sites.close());

const [obra, curriculum] = [pdfOfSize(2_000_000), docx()];

function bodyOf(fields: Author): Promise<Buffer> {
  const texts = Object.entries({ ...fields, tipo_obra: 'novela', consent: 'on' });
  return rawForm([
    ...texts.map(([name, value]) => ({ name, value })),
    { name: 'obra', filename: obra.name, value: obra.buffer },
    { name: 'curriculum', filename: curriculum.name, value: curriculum.buffer },
  ]);
}

/** Sends the first bytes of a body and keeps the connection open without reading a response. */
async function begin(url: URL, headers: Record<string, string>, body: Buffer, bytes: number) {
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': String(body.length) },
  });
  const broken = new Promise<void>((resolve) => outgoing.once('error', () => resolve()));
  outgoing.once('response', (answer) => answer.resume().once('error', () => undefined));
  await new Promise<void>((written) => outgoing.write(body.subarray(0, bytes), () => written()));
  return { broken };
}

async function cleanUp(): Promise<void> {
  const child = fork('tests/setup/clean-up-now.ts', [], {
    env: { ...process.env, ...siteEnvironment() },
    execArgv: ['--import=tsx', '--conditions=react-server'],
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

const upload = /^\/storage\/v1\/object\/editorial-submissions\//;
const moments: [string, Moment, { files: number; rows: number }][] = [
  ['the first upload', { path: upload, nth: 1 }, { files: 1, rows: 0 }],
  ['the second upload', { path: upload, nth: 2 }, { files: 2, rows: 0 }],
  ['its row', { path: /^\/rest\/v1\/editorial_submissions/, nth: 1 }, { files: 2, rows: 1 }],
];

test.describe('the web process is killed while a proposal is sent', () => {
  for (const [name, moment, left] of moments) {
    test(`after ${name}: stored completely or not at all, and no stray file`, async ({
      request: client,
      visitorAddress,
    }) => {
      await cleanUp();
      const [fields, before] = [author(), await fileNames()];
      const proxy = await holdAfter(moment);
      const site = await sites.start({ SUPABASE_URL: proxy.url });
      const body = await bodyOf(fields);
      const url = new URL(proposalPath, site.url);
      // Without JavaScript a repeated form is recognised by its content and the sender's address.
      const headers = { ...multipart, 'x-forwarded-for': visitorAddress };
      const { broken } = await begin(url, headers, body, body.length);
      await proxy.reached;
      await site.end('SIGKILL');
      await broken;
      proxy.close();
      // The process had reached this point, so there are files to clean up.
      expect(await fileNames()).toHaveLength(before.length + left.files);

      await cleanUp();
      expect(await stored(fields.email)).toHaveLength(left.rows);
      expect(await fileNames()).toHaveLength(before.length + left.rows * 2);
      // The author received no response and sends the form again.
      expect(await readableText(await postRaw(client, body))).toContain(sent);
      const [only, ...others] = await stored(fields.email);
      expect(others).toEqual([]);
      expect(only?.obra?.equals(obra.buffer)).toBe(true);
      expect(only?.curriculum?.equals(curriculum.buffer)).toBe(true);
      await cleanUp();
      expect(await fileNames()).toHaveLength(before.length + 2);
    });
  }

  test('in the middle of one form, and after a file of another: nothing is stored', async ({
    visitorAddress,
  }) => {
    await cleanUp();
    const [fields, before] = [author(), await fileNames()];
    const site = await sites.start();
    const body = await bodyOf(fields);
    const form = await begin(new URL(proposalPath, site.url), multipart, body, body.length >> 1);
    const sending = { key: crypto.randomUUID(), from: visitorAddress, site: site.url };
    await sendAhead('/subidas/editorial/obra', obra, sending);
    expect(await quarantined()).toHaveLength(1);
    await site.end('SIGKILL');
    await form.broken;
    await cleanUp();
    expect(await stored(fields.email)).toEqual([]);
    expect([...(await fileNames()), ...(await quarantined())]).toEqual(before);
  });
});
