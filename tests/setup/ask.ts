import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext } from '@playwright/test';
import { siteEnvironment } from './site-environment.ts';

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every value of each header, also where one is expected; `fetch` would join them. */
  all: NodeJS.Dict<string[]>;
  body: Buffer;
  text: string;
};

type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's address: any of 127.0.0.0/8. */
  from?: string;
};

/** Sends one request exactly as written, on a new connection; the path is not normalised. */
export function ask(port: number, path: string, question: Question = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, from: localAddress = '127.0.0.1' } = question;
  const target = { host: '127.0.0.1', port, path, method, headers, localAddress, agent: false };
  return new Promise((resolve, reject) => {
    const outgoing = request(target, (answer) => {
      const { statusCode: status = 0, headers, headersDistinct: all } = answer;
      buffer(answer).then(
        (body) => resolve({ status, headers, all, body, text: body.toString('utf8') }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** The text that the session of a browser gets from the site, with an address that browsers would normalise. */
export async function rawRequest(
  context: BrowserContext,
  path: string,
  { method = 'GET', headers = {} }: Pick<Question, 'method' | 'headers'> = {},
): Promise<string> {
  const { host, port } = new URL(siteEnvironment().SITE_URL);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const own = { host, cookie: cookies.join('; ') };
  return (await ask(Number(port), path, { method, headers: { ...own, ...headers } })).text;
}
