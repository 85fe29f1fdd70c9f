/** Words a minute, for Spanish prose read on a screen. */
const pace = 220;

/** Minutes that a text takes, at least one. Give it the words, not the Markdown. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}
