import { request } from 'node:http';
import { execa } from 'execa';
import { pdfOfSize } from '../../fixtures/documents.ts';
import { expect } from '../../setup/browser.ts';
import { test } from '../../setup/own-site.ts';
import { fileNames, proposalForm, quarantined, stored } from '../../setup/proposal.ts';
import { filePart, multipart, proposalPath, rawForm, textParts } from '../../setup/raw-form.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { sendAhead } from '../../setup/uploads.ts';

/**
 * The web process itself is killed (SIGKILL) while a body arrives; tests/database/killed.test.ts kills one after each
 * change. It is a second one of the same build, so that the others keep running. The clean-up removes the files of every
 * form that is being sent.
 */
test.describe.configure({ lock: 'files' });

/** Sends the first half of a body and keeps the connection open without reading a response. */
async function begin(url: URL, body: Buffer) {
  const headers = { ...multipart, 'content-length': String(body.length) };
  const outgoing = request(url, { method: 'POST', agent: false, headers });
  const broken = new Promise<void>((resolve) => outgoing.once('error', () => resolve()));
  const half = body.subarray(0, body.length >> 1);
  await new Promise<void>((written) => outgoing.write(half, () => written()));
  return { broken };
}

/** Fails when the command does. */
const cleanUp = () => {
  const command = ['--import=tsx', '--conditions=react-server', 'tests/setup/clean-up-now.ts'];
  return execa(process.execPath, command, { env: siteEnvironment() });
};

test('a web process killed during forms leaves nothing', async ({ sites, visitorAddress }) => {
  test.setTimeout(90_000);
  await sites.copyBuild();
  await cleanUp();
  const [fields, before] = [proposalForm(), await fileNames()];
  const site = await sites.start();
  const obra = pdfOfSize(2_000_000);
  const body = await rawForm([...textParts(fields), filePart('obra', obra)]);
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
