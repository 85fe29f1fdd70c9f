import { request } from 'node:http';

/** What a person reads of a page: a form's scripts carry every sentence it may ever say. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '');

/** What the form's page hides in it, so that a browser without JavaScript reaches the server action. */
export async function hiddenFields(page: URL, from = '127.0.0.1'): Promise<Map<string, string>> {
  const { text: html } = await send('GET', page, from);
  const found = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = '', value = '']) => [withoutEntities(name), withoutEntities(value)]),
  );
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const withoutEntities = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');

/** Sends a body from one of this machine's addresses, which `fetch` cannot choose, and waits as long as it takes. */
export async function send(
  method: 'GET' | 'POST' | 'PUT',
  address: URL,
  from: string,
  body?: FormData | string | Buffer<ArrayBuffer>,
  contentType?: string,
): Promise<{ status: number; text: string }> {
  const encoded = new Response(
    body ?? null,
    contentType ? { headers: { 'content-type': contentType } } : {},
  );
  const type = encoded.headers.get('content-type');
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return new Promise((resolve, reject) => {
    const options = {
      method,
      agent: false,
      localAddress: from,
      family: 4,
      headers: type ? { 'content-type': type } : {},
    };
    const sent = request(address, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : bytes);
  });
}
