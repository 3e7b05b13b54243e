export interface PageHold {
  /** Calling the returned function again has no effect. */
  hold(reason: string): () => void;
  isHeld(): boolean;
}

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
