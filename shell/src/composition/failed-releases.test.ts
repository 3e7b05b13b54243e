import type { ComposedPart, Composition } from '@campavia/remote-kit/config';

import { createFailedReleases } from './failed-releases';
import { runnableReleases } from './runnable-releases';

function aStorage(content: string | null = null) {
  let stored = content;
  return { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) };
}

function aComposition(fallback?: ComposedPart['fallback']): Composition {
  const part = { version: '1.1.0', entry: '/new.js', integrity: 'sha384-new', container: 'new', fallback };
  return { id: 'c0ffee00', channel: 'production', parts: { 'mf-search': part as ComposedPart } };
}
const old = { version: '1.0.0', entry: '/old.js', integrity: 'sha384-old', container: 'old' };

test('a failed release is remembered on the tab’s next page', () => {
  const storage = aStorage();
  createFailedReleases(storage).add('mf-search', '1.1.0');
  const next = createFailedReleases(storage);
  expect(next.has('mf-search', '1.1.0')).toBe(true);
  expect(next.has('mf-search', '1.0.0')).toBe(false);
});

test.each(['{"odd": true}', 'no json', null])('starts with an empty list for %s', (content) => {
  expect(createFailedReleases(aStorage(content)).has('mf-search', '1.1.0')).toBe(false);
});

test('full storage causes no error', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const failed = createFailedReleases(storage);
  failed.add('mf-search', '1.1.0');
  expect(failed.has('mf-search', '1.1.0')).toBe(true);
});

describe('the releases of a part', () => {
  const versions = (composition: Composition, failed = createFailedReleases(undefined)) => {
    const { primary, fallback } = runnableReleases(composition, 'mf-search', failed);
    return [primary.version, fallback?.version];
  };

  it('are the composed one and the last good one', () => {
    expect(versions(aComposition(old))).toEqual(['1.1.0', '1.0.0']);
    expect(versions(aComposition())).toEqual(['1.1.0', undefined]);
  });

  it('are swapped once the first has failed in this tab', () => {
    const failed = createFailedReleases(undefined);
    failed.add('mf-search', '1.1.0');
    expect(versions(aComposition(old), failed)).toEqual(['1.0.0', '1.1.0']);
    expect(versions(aComposition(), failed)).toEqual(['1.1.0', undefined]);
  });

  it('do not include the shell, whose failures are handled elsewhere', () => {
    expect(versions(aComposition({ ...old, container: undefined }))).toEqual(['1.1.0', undefined]);
  });
});
