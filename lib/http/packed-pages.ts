import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);

/** Some ten to twenty kilobytes each; who asks for another gets it compressed on the way, a tenth heavier. */
const mostPages = 500;

/**
 * As small as brotli can: 60 to 80 ms of another thread's work, once for a page and not for each of its readers. Of its three
 * modes the one for fonts suits these pages best, by some twenty bytes.
 */
const best = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
};

/** Prerendered pages, packed; by the hash of what they hold, so a page that was made again is another one. */
const packed = new Map<string, Buffer>();
let isPacking = false;

/**
 * Answers with a prerendered page as it was packed once, where the browser reads brotli. The first reader of a page, and
 * whoever asks while another is being packed, leaves it to what compresses on the way (`compress`).
 */
export function sendPacked(request: IncomingMessage, response: ServerResponse): void {
  if (!readsBrotli(request)) return;
  const { end } = response;
  response.end = function (this: ServerResponse, ...given: unknown[]) {
    const [page, ...rest] = given;
    const bytes = typeof page === 'string' && isPage(response) ? packedOf(page) : undefined;
    if (!bytes) return Reflect.apply(end, response, given);
    for (const name of saidTwice)
      response.setHeader(name, [response.getHeader(name)].flat().at(-1) ?? '');
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', bytes.length);
    return Reflect.apply(end, response, [bytes, ...rest]);
  };
}

/** Next adds what a stored page brings to what every answer has. The last one counts: the page's own policy is stricter. */
const saidTwice = ['content-security-policy', 'x-nextjs-prerender'];

/** Addresses that lead nowhere have no end, and each its own page: they would push out what people read. */
const isPage = (response: ServerResponse) =>
  response.statusCode === 200 && !response.headersSent && response.hasHeader('x-nextjs-prerender');

/** What was packed; else it is packed for those who come later. One at a time, and whoever came meanwhile asks again. */
function packedOf(page: string): Buffer | undefined {
  const name = createHash('sha256').update(page).digest('base64');
  const bytes = packed.get(name);
  if (bytes) {
    // The one that nobody has asked for longest stands first.
    packed.delete(name);
    packed.set(name, bytes);
  } else if (!isPacking) void keepPacked(name, page);
  return bytes;
}

async function keepPacked(name: string, page: string): Promise<void> {
  isPacking = true;
  try {
    packed.set(name, await pack(page, { params: best }));
    const [oldest] = packed.keys();
    if (oldest && packed.size > mostPages) packed.delete(oldest);
  } catch (error) {
    console.warn('A page could not be packed', error);
  } finally {
    isPacking = false;
  }
}

/** Browsers name it without a weight; who weighs encodings is answered by what can weigh them. */
const readsBrotli = ({ headers }: IncomingMessage) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => encoding.trim() === 'br');
