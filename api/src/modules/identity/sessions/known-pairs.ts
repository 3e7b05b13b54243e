const MOST_PAIRS = 50_000;

/** Accounts together with places that somebody signed in to them from, the latest ones. Kept by this process alone. */
export function createKnownPairs() {
  const pairs = new Set<string>();

  function add(pair: string): void {
    pairs.delete(pair);
    pairs.add(pair);
    const [oldest] = pairs;
    if (pairs.size > MOST_PAIRS && oldest !== undefined) pairs.delete(oldest);
  }

  return { add, has: (pair: string) => pairs.has(pair) };
}
