const blank = new Set([' ', '\t', '\n']);

/** Where a text begins and ends without Markdown's white space. A space that does not break is a character. */
export function extentOf(text: string): { from: number; to: number } {
  let from = 0;
  let to = text.length;
  while (from < to && blank.has(text.charAt(from))) from += 1;
  while (to > from && blank.has(text.charAt(to - 1))) to -= 1;
  return { from, to };
}

/** A text without the white space around it. */
export function trimBlank(text: string): string {
  const { from, to } = extentOf(text);
  return text.slice(from, to);
}
