export interface PageHold {
  /** Returns a function that releases the hold; further calls have no effect. */
  hold(reason: string): () => void;
  isHeld(): boolean;
}

/** Creates the hold of a page, which is held until all holders have released it. */
export function createPageHold(): PageHold {
  const holders = new Set<object>();
  return {
    hold(reason) {
      const holder = { reason };
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    isHeld: () => holders.size > 0,
  };
}
