import { gzipSync } from 'node:zlib';

export type Weight = { files: number; bytes: number };

/** Answers the bytes behind an address that stands in a page. */
export type Load = (address: string) => Promise<Uint8Array>;

/** The scripts that a modern browser fetches with a page, each of them once. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const modern = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(modern.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** Bytes on the wire, as a server compresses them by default. */
export function gzippedSize(content: string | Uint8Array): number {
  return gzipSync(content).length;
}

/** Weighs first-load JavaScript, gzipped; pages share their scripts, so one scale serves many pages. */
export function createScale(load: Load): (html: string) => Promise<Weight> {
  const sizes = new Map<string, number>();
  return async (html) => {
    const files = scriptsOf(html);
    let bytes = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? gzippedSize(await load(file));
      sizes.set(file, size);
      bytes += size;
    }
    return { files: files.length, bytes };
  };
}
