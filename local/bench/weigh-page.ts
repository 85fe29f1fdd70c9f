import { Failure } from '../commands/failure.ts';
import type { Weights } from './measurement.ts';
import { createScale, gzippedSize } from './weight.ts';

/** Weighs pages of a running site. */
export function createPageScale(site: string): (path: string) => Promise<Weights> {
  const load = async (address: string) => {
    const answer = await fetch(new URL(address, site));
    if (!answer.ok) throw new Failure(`${address} responde ${answer.status}: no hay qué pesar.`);
    return answer.bytes();
  };
  const weighScripts = createScale(load);
  return async (path) => {
    const bytes = await load(path);
    const { bytes: script } = await weighScripts(new TextDecoder().decode(bytes));
    return { script, html: bytes.length, htmlGzipped: gzippedSize(bytes) };
  };
}
