import { gzipSync } from 'node:zlib';

/** The scripts that a modern browser fetches with a page, each of them once. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const modern = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(modern.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** Bytes on the wire, as a server compresses them by default. */
export const gzippedSize = (content: string | Uint8Array): number => gzipSync(content).length;

/** The bytes of first-load JavaScript, gzipped; `load` answers what stands at an address of the page. */
export async function scriptBytes(html: string, load: (address: string) => Promise<Uint8Array>) {
  const scripts = await Promise.all(scriptsOf(html).map(load));
  return scripts.reduce((bytes, script) => bytes + gzippedSize(script), 0);
}
