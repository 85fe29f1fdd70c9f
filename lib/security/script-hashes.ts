import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseJson } from '../text/parse-json.ts';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Scripts of fixed code that Next and React write. */
const constants = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
];

/** Scripts that pass data to Next's runtime: nothing but JSON stands between these ends. */
const dataScripts = [
  ['self.__next_f.push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** A call of React's streaming runtime, `$RC("B:0","S:0")`. The first one of its kind defines the function before. */
const streamingCall = /^([\s\S]*)\$R[A-Z]\(([^()]*)\)$/;

/** React's server code, which contains the definitions as literals. */
let react: string | undefined;
const isOfReact = (definitions: string): boolean => {
  react ??= readFileSync(
    createRequire(import.meta.url).resolve(
      'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js',
    ),
    'utf8',
  );
  return react.includes(definitions.replaceAll('\n', '\\n'));
};

const isJson = (text: string): boolean => parseJson(text) !== undefined;

/** Whether Next or React writes such a script: known code around data that cannot run. */
function isKnown(code: string): boolean {
  if (constants.includes(code)) return true;
  for (const [start, end] of dataScripts) {
    if (code.startsWith(start) && code.endsWith(end))
      return isJson(code.slice(start.length, -end.length));
  }
  const [, definitions = '', values = ''] = streamingCall.exec(code) ?? [];
  return isJson(`[${values}]`) && values !== '' && isOfReact(definitions);
}

/**
 * The CSP sources of a document's inline scripts of a known shape, and the scripts of any other, which must not run.
 * `'self'` covers scripts with `src`, and JSON-LD never runs. Imports are relative, because Next loads the cache handler,
 * which uses this module, without bundling it.
 */
export function inlineScriptHashes(html: string): { hashes: string[]; unknown: string[] } {
  const hashes = new Set<string>();
  const unknown: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\ssrc=/i.test(attributes) || /\stype=["']?application\/ld\+json/i.test(attributes))
      continue;
    if (isKnown(code)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    else unknown.push(code);
  }
  return { hashes: [...hashes], unknown };
}
