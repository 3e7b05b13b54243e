/** Failed attempts per address and minute. */
const MAX = 60;
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

interface Tries {
  count: number;
  untilMs: number;
}

export function createFailedTokenGuard(nowMs: () => number = Date.now) {
  const tries = new Map<string, Tries>();

  function current(address: string): Tries {
    const known = tries.get(address);
    return known && known.untilMs > nowMs() ? known : { count: 0, untilMs: nowMs() + MINUTE_MS };
  }

  return {
    isTooMany: (address: string): boolean => current(address).count >= MAX,
    note(address: string): void {
      const { count, untilMs } = current(address);
      if (tries.size >= MAX_ADDRESSES) tries.clear();
      tries.set(address, { count: count + 1, untilMs });
    },
  };
}
