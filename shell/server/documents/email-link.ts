import { LINK_PREFIX, namesToTry, RENAMED_HOLES } from '@campavia/contracts';
import { addressesOf, fillPattern, type Composition } from '@campavia/remote-kit/config';

const HOLES = /\{(\w+)\}/g;
const NO_SEGMENT = /^\.{0,2}$/;

/** Resolved when the link is followed, so that an old e-mail leads to what has been released since. */
export function findLinkedPage(path: string, search: string, composition: Composition): string | undefined {
  if (!path.startsWith(LINK_PREFIX)) return undefined;
  const addresses = addressesOf(composition);
  const values = renamed(new URLSearchParams(search));
  const usable = [...values].filter(([, value]) => !NO_SEGMENT.test(value));
  const named = namesToTry(path.slice(LINK_PREFIX.length).replace(/\/$/, ''));
  for (const name of named) {
    const pattern = addresses.find(({ id }) => id === name)?.pattern;
    const filled = pattern && fillPattern(pattern, Object.fromEntries(usable));
    if (filled) return name === named[0] ? filled + leftOver(values, pattern) : filled;
  }
  return undefined;
}

function renamed(values: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...values].map(([name, value]) => [RENAMED_HOLES[name] ?? name, value]));
}

function leftOver(values: URLSearchParams, pattern: string): string {
  const query = new URLSearchParams(values);
  for (const [, hole = ''] of pattern.matchAll(HOLES)) query.delete(hole);
  return query.size > 0 ? `?${query}` : '';
}
