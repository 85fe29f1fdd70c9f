/** The beginning of a text in so many characters, cut between two words and with an ellipsis when something is left out. */
export function summary(text: string, longest = 160): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest - 1).replace(/[\s,;:.—–-]+$/, '')}…`;
}
