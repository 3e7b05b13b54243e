import type { Release } from '@campavia/remote-kit/config';

import type { PublishedRelease } from '../src/log/log-entry';

/** A release of a part that declares nothing but one address. */
export function aRelease(part: string, version: string, over: Partial<Release> = {}): Release {
  const name = part.replace('mf-', '');
  return {
    part,
    version,
    commit: 'c0ffee',
    author: 'Ada',
    builtAt: '2027-03-01T07:00:00Z',
    digest: digestIn(part, version),
    contract: '^0.1.0',
    kit: '0.1.0',
    shared: {},
    entry: 'remote.js',
    scripts: [],
    styles: [],
    screens: {},
    messages: {},
    files: [{ path: 'remote.js', size: 1000, integrity: 'sha384-a' }],
    config: {
      name: part,
      squad: name,
      contract: '^0.1.0',
      addresses: [{ id: name, pattern: `/${name}` }],
    },
    promises: { links: [], sends: [], hears: [], offers: [], fills: [], operations: [] },
    ...over,
  };
}

/** The body of such a release's log entry. */
export function aPublication(
  part: string,
  version: string,
  over: Partial<PublishedRelease> = {},
): PublishedRelease {
  const { commit, author, builtAt, digest } = aRelease(part, version);
  return { part, version, digest, commit, author, builtAt, size: 1000, ...over };
}

function digestIn(part: string, version: string): string {
  return `sha384-${part}-${version}`;
}
