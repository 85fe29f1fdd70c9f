/** Prints one sentence and exits with code 1. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
