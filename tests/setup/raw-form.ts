import type { APIRequestContext, APIResponse } from '@playwright/test';
import { hiddenFields, withoutScripts } from './form-page.ts';
import { siteEnvironment } from './site-environment.ts';

/** One part of a multipart body with any bytes and any file name, valid or not. */
export type RawPart = { name: string; value: string | Buffer; filename?: string };

const boundary = 'frontera-de-prueba';
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
export const proposalPath = '/dauro/editorial/propuesta';

/** The parts of a form as a browser without JavaScript sends them. */
export async function rawForm(
  parts: readonly RawPart[],
  path: string = proposalPath,
): Promise<Buffer> {
  const hidden = await hiddenFields(new URL(path, siteEnvironment().SITE_URL));
  const all = [...[...hidden].map(([name, value]) => ({ name, value })), ...parts];
  return Buffer.concat([
    ...all.flatMap(({ name, value, filename }: RawPart) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
      Buffer.from('\r\n\r\n'),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** The text of a response, without markup. */
export const readableText = async (answer: APIResponse): Promise<string> =>
  withoutScripts(await answer.text()).replace(/<[^>]*>/g, '\n');

export const postRaw = (
  request: APIRequestContext,
  body: Buffer,
  path: string = proposalPath,
): Promise<APIResponse> => request.post(path, { data: body, headers: multipart });
