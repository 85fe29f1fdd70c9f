/** The first characters of a text up to a maximum, cut between two words, with an ellipsis when text is left out. */
export function summary(text: string, longest = 160): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest - 1).replace(/[\s,;:.—–-]+$/, '')}…`;
}
