const KEY = 'campavia.failed-releases';

/** The releases that failed for this visitor in this tab: its next page does not begin with them again. */
export interface FailedReleases {
  has(part: string, version: string): boolean;
  add(part: string, version: string): void;
}

/** Remembers in the tab's storage; where there is none, for as long as the page lives. */
export function createFailedReleases(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): FailedReleases {
  const failed = new Set(read(storage));
  return {
    has: (part, version) => failed.has(`${part}@${version}`),
    add(part, version) {
      failed.add(`${part}@${version}`);
      try {
        storage?.setItem(KEY, JSON.stringify([...failed]));
      } catch {
        // A full storage costs the next page a moment, nothing else.
      }
    },
  };
}

function read(storage: Pick<Storage, 'getItem'> | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
