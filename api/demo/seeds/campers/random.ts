/** Random draws, deterministic for a seed. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer, both ends included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, with a probability proportional to its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** Standard normal distribution. */
  normal(): number;
}

/** Creates random draws from a seed of integers. */
export function createRandom(...seed: number[]): Random {
  let state = seed.reduce((mixed, part) => scramble(mixed ^ part) + 0x9e3779b9, 0x2545f491);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    return (scramble(state) >>> 0) / 4_294_967_296;
  }

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    const found = items.find(([, weight]) => (rest -= weight) < 0) ?? items[items.length - 1];
    if (!found) throw new RangeError('Nothing to choose from');
    return found[0];
  }

  function pick<Item>(items: readonly Item[]): Item {
    if (!items.length) throw new RangeError('Nothing to choose from');
    return items[Math.floor(next() * items.length)] as Item;
  }

  return {
    next,
    weighted,
    pick,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return mixed ^ (mixed >>> 14);
}
