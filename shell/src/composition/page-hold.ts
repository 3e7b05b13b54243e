/** Keeps the page in place while a part is in the middle of something that a reload would spoil. */
export interface PageHold {
  /** Returns how to let go; letting go twice lets go once. */
  hold(reason: string): () => void;
  isHeld(): boolean;
}

/** Makes the hold of a page; it is held for as long as anybody holds it. */
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
