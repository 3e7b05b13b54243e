const KEY = 'campavia.failed-releases';

export interface FailedReleases {
  has(part: string, version: string): boolean;
  add(part: string, version: string): void;
}

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
        // Without storage the next page tries the release again.
      }
    },
  };
}

function read(storage: Pick<Storage, 'getItem'> | undefined): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
