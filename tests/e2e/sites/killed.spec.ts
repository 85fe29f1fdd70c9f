import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { pdfOfSize } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { author, fileNames, stored } from '../../setup/proposal.ts';
import { multipart, proposalPath, rawForm } from '../../setup/raw-form.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { quarantined, sendAhead } from '../../setup/uploads.ts';

/**
 * The web process itself is killed (SIGKILL) while a body arrives; tests/database/killed.test.ts kills one after each
 * change. It is a second one of the same build, so that the others keep running. The clean-up removes the files of every
 * form that is being sent.
 */
test.describe.configure({ lock: 'files' });

const sites = new OwnSites();
test.beforeAll(() => sites.copyBuild());
test.afterAll(() => sites.close());

/** Sends the first half of a body and keeps the connection open without reading a response. */
async function begin(url: URL, body: Buffer) {
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: { ...multipart, 'content-length': String(body.length) },
  });
  const broken = new Promise<void>((resolve) => outgoing.once('error', () => resolve()));
  const half = body.subarray(0, body.length >> 1);
  await new Promise<void>((written) => outgoing.write(half, () => written()));
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

test('a web process killed in the middle of one form, and after a file of another, leaves nothing', async ({
  visitorAddress,
}) => {
  await cleanUp();
  const [fields, before] = [author(), await fileNames()];
  const site = await sites.start();
  const obra = pdfOfSize(2_000_000);
  const texts = Object.entries({ ...fields, tipo_obra: 'novela', consent: 'on' });
  const body = await rawForm([
    ...texts.map(([name, value]) => ({ name, value })),
    { name: 'obra', filename: obra.name, value: obra.buffer },
  ]);
  const form = await begin(new URL(proposalPath, site.url), body);
  const sending = { key: crypto.randomUUID(), from: visitorAddress, site: site.url };
  await sendAhead('/subidas/editorial/obra', obra, sending);
  expect(await quarantined()).toHaveLength(1);
  await site.end('SIGKILL');
  await form.broken;
  await cleanUp();
  expect(await stored(fields.email)).toEqual([]);
  expect([...(await fileNames()), ...(await quarantined())]).toEqual(before);
});
