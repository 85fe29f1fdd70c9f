/** Words per minute, for Spanish prose on a screen. */
const pace = 220;

/** The reading time of a text in minutes, at least one. Pass plain text, not Markdown. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}
