const mark = 'data-waits';

/** React has taken the element over: what was pressed meanwhile is pressed once more. */
const isReady = (element: Element | null) => element?.removeAttribute(mark);

/**
 * For a button or link that only a script can answer, or answers better: `<button {...whenReady}>`. Until React has taken it
 * over it is marked, and a click meanwhile is kept (lib/page-cache/early-clicks.ts).
 */
export const whenReady = { [mark]: '', ref: isReady };

/** The same for keys that are pressed anywhere inside an element; what the browser does with them by itself it does at once. */
export const keysWhenReady = { [mark]: 'keys', ref: isReady };
