/** Random draws, deterministic for a seed. */
export interface Random {
  /** An integer from 0 to `limit` (excluded). */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A random subset, with at least one item if there is any. */
  some<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  return {
    below,
    pick,
    some(items) {
      const chosen = items.filter(() => below(2) === 0);
      return chosen.length > 0 || items.length === 0 ? chosen : [pick(items)];
    },
  };
}
