const blank = new Set([' ', '\t', '\n']);

/** The range without surrounding white space in the sense of Markdown; a no-break space is not white space. */
export function extentOf(text: string): { from: number; to: number } {
  let from = 0;
  let to = text.length;
  while (from < to && blank.has(text.charAt(from))) from += 1;
  while (to > from && blank.has(text.charAt(to - 1))) to -= 1;
  return { from, to };
}

export function trimBlank(text: string): string {
  const { from, to } = extentOf(text);
  return text.slice(from, to);
}
