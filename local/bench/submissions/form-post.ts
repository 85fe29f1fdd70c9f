import { request } from 'node:http';

/** What a person reads of a page: a form's scripts carry every sentence it may ever say. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '');

export type FilePart = { field: string; name: string; bytes: Buffer };

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

/** Posts a form as a browser does. The bytes of files are shared, not copied: a hundred senders fit into this process. */
export function postForm(
  address: URL,
  from: string,
  fields: Iterable<readonly [string, string]>,
  files: readonly FilePart[] = [],
): Promise<{ status: number; text: string }> {
  const boundary = `----dauro${crypto.randomUUID()}`;
  const parts: Buffer[] = [];
  for (const [name, value] of fields) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    );
  }
  for (const { field, name, bytes } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return send('POST', address, from, parts, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
}

/** Sends some bytes from one of this machine's addresses, and waits as long as it takes. */
export function send(
  method: 'GET' | 'POST' | 'PUT',
  address: URL,
  from: string,
  parts: readonly Buffer[] = [],
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string }> {
  const length = parts.reduce((total, part) => total + part.length, 0);
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        method,
        agent: false,
        localAddress: from,
        family: 4,
        headers: { ...headers, ...(length > 0 && { 'content-length': String(length) }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}
