export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(options: readonly [T, ...T[]]): T;
}

/** Chance that is the same at every run: a cover keeps its face as long as its ISBN. */
export function randomFrom(seed: string): Random {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
