/** A random number stream, deterministic for a seed. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  pick<Choice>(choices: readonly Choice[]): Choice;
  chance(probability: number): boolean;
}

/** Creates the stream of a seed. */
export function createRandom(seed: string | number): Random {
  let state = hash(String(seed));

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: <Choice>(choices: readonly Choice[]) => choices[Math.floor(next() * choices.length)] as Choice,
    chance: (probability) => next() < probability,
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
