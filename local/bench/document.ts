import { Failure } from '../commands/failure.ts';

export const startMarker = '<!-- npm run bench writes from here -->';
export const endMarker = '<!-- to here -->';

/** Puts new results between the markers and leaves every other word of the document alone. */
export function replaceResults(text: string, results: string): string {
  const start = text.indexOf(startMarker);
  const end = text.indexOf(endMarker, start);
  if (start < 0 || end < 0) {
    throw new Failure(`El documento ha perdido sus marcas: «${startMarker}» y «${endMarker}».`);
  }
  const before = text.slice(0, start + startMarker.length);
  return `${before}\n\n${results}\n\n${text.slice(end)}`;
}
