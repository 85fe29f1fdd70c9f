import { Failure } from '../commands/failure.ts';

export const startMarker = '<!-- npm run bench writes from here -->';
export const endMarker = '<!-- to here -->';

type Markers = { start: string; end: string };
const pages: Markers = { start: startMarker, end: endMarker };
/** The back-office has a place of its own, because it can be measured alone. */
export const backOfficeMarkers: Markers = {
  start: '<!-- npm run bench writes the back-office from here -->',
  end: '<!-- to here, the back-office -->',
};

/** Puts new results between the markers and leaves every other word of the document alone. */
export function replaceResults(text: string, results: string, markers = pages): string {
  const start = text.indexOf(markers.start);
  const end = text.indexOf(markers.end, start);
  if (start < 0 || end < 0) {
    throw new Failure(`El documento ha perdido sus marcas: «${markers.start}» y «${markers.end}».`);
  }
  const before = text.slice(0, start + markers.start.length);
  return `${before}\n\n${results}\n\n${text.slice(end)}`;
}
