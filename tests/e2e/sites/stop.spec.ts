import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pdfOfSize } from '../../fixtures/documents.ts';
import { ask } from '../../setup/ask.ts';
import { expect, test } from '../../setup/browser.ts';
import { expectMail } from '../../setup/mail.ts';
import { Nginx } from '../../setup/nginx.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { proposalForm, sent, stored } from '../../setup/proposal.ts';
import { multipart, proposalParts, proposalPath, rawForm } from '../../setup/raw-form.ts';

/** Stopping and starting: running requests finish, and a proxy in front of two instances loses none. */
test.describe.configure({ lock: 'files' });

const sites = new OwnSites();
test.beforeAll(() => sites.copyBuild());
test.afterAll(() => sites.close());

/** As systemd sees it: Next exits with 143 after an orderly end by SIGTERM. */
const orderly = 143;

test('after SIGTERM a form finishes, and new requests are refused', async ({ visitorAddress }) => {
  const site = await sites.start();
  const [fields, obra] = [proposalForm(), pdfOfSize(2_000_000)];
  const body = await rawForm(proposalParts(fields, obra));
  const length = { 'content-length': String(body.length) };
  const outgoing = request(new URL(proposalPath, site.url), {
    method: 'POST',
    agent: false,
    headers: { ...multipart, ...length, 'x-forwarded-for': visitorAddress },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  await new Promise<void>((written) =>
    outgoing.write(body.subarray(0, body.length >> 1), () => written()),
  );
  const ended = site.end('SIGTERM');
  await wait(500);
  await expect(fetch(`${site.url}/api/health/live`)).rejects.toThrow();
  outgoing.end(body.subarray(body.length >> 1));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  expect(await text(answer)).toContain(sent);
  expect(await ended).toBe(orderly);
  // The process wrote this itself, after its response: the jobs run only every thirty seconds.
  await expectMail(`To: ${fields.email}`, 1);
  const [row] = await stored(fields.email);
  expect(row?.obra?.equals(obra.buffer)).toBe(true);
});

test('busy connections of a proxy do not keep a process from ending', async () => {
  const site = await sites.start();
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let goesOn = true;
  let count = 0;
  const askOnce = () =>
    new Promise<void>((resolve) => {
      const outgoing = request(`${site.url}/dauro`, { agent }, (answer) => {
        count += 1;
        answer.resume().once('close', resolve);
      });
      outgoing.once('error', () => setTimeout(resolve, 20)).end();
    });
  const visitors = Array.from({ length: 8 }, async () => {
    while (goesOn) await askOnce();
  });
  try {
    await expect.poll(() => count).toBeGreaterThan(20);
    const late = wait(8_000, 'still there', { ref: false });
    // Without `closeConnectionsOnStop` the process served another six hundred pages in twenty seconds.
    expect(await Promise.race([site.end('SIGTERM'), late])).toBe(orderly);
  } finally {
    goesOn = false;
    await Promise.all(visitors);
    agent.destroy();
  }
});

/** Requests uncached pages continuously over several connections, and counts the responses other than 200. */
function load(port: number) {
  let goesOn = true;
  let count = 0;
  const failures: string[] = [];
  const visitor = async (number: number) => {
    while (goesOn) {
      count += 1;
      const path = number % 2 ? `/dauro?n=${count}` : `/blog?q=granada&n=${count}`;
      // Many visitors: a fast machine asks for more searches than one of them has.
      const from = `127.0.0.${1 + (count % 250)}`;
      const answer = await ask(port, path, { from }).catch((error: Error) => error);
      if (answer instanceof Error) failures.push(`${path}: ${answer.message}`);
      else if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
    }
  };
  const visitors = Array.from({ length: 6 }, (_, number) => visitor(number));
  return {
    failures,
    count: () => count,
    async stop() {
      goesOn = false;
      await Promise.all(visitors);
    },
  };
}

test('a rolling restart behind nginx, and a killed process, lose no page', async () => {
  test.setTimeout(180_000);
  const instances = [await sites.start(), await sites.start()];
  const nginx = await Nginx.inFrontOf(instances.map(({ port }) => port));
  const visits = load(nginx.port);
  try {
    await wait(2_000);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      for (const [at, instance] of instances.entries()) {
        const since = Date.now();
        const code = await instance.end(signal);
        if (signal === 'SIGTERM') {
          expect(code).toBe(orderly);
          // Although nginx keeps its connections open; systemd would kill the process after thirty seconds.
          expect(Date.now() - since).toBeLessThan(8_000);
        }
        const next = await sites.start({ PORT: String(instance.port) });
        const ready = async () => (await fetch(`${next.url}/api/health/ready`)).status;
        await expect.poll(ready, { timeout: 20_000 }).toBe(200);
        instances[at] = next;
      }
    }
    await expect.poll(visits.count, { timeout: 30_000 }).toBeGreaterThan(100);
  } finally {
    await visits.stop();
    await nginx.stop();
    expect(visits.failures).toEqual([]);
  }
});
