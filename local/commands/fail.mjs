/** Says one sentence and ends. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
