import { request } from 'node:http';

/** All values of one header in the order of the response; `fetch` would join them. */
export function rawHeader(
  address: string,
  name: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number | undefined; values: string[]; cache: string | undefined }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method, headers }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => {
        const values = answer.rawHeaders.filter(
          (_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === name,
        );
        const cache = answer.headers['x-nextjs-cache'];
        resolve({ status: answer.statusCode, values, cache: cache ? String(cache) : undefined });
      });
    });
    outgoing.once('error', reject).end();
  });
}
