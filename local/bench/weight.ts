import { gzipSync } from 'node:zlib';

/** The scripts that a modern browser loads with a page, without duplicates. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const modern = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(modern.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

export const gzippedSize = (content: string | Uint8Array): number => gzipSync(content).length;

/** The bytes of first-load JavaScript, gzipped; `load` returns the content of an address. */
export async function scriptBytes(html: string, load: (address: string) => Promise<Uint8Array>) {
  const scripts = await Promise.all(scriptsOf(html).map(load));
  return scripts.reduce((bytes, script) => bytes + gzippedSize(script), 0);
}
