import type { RemoteModule } from '@campavia/remote-kit';
import type { ComposedPart, Composition } from '@campavia/remote-kit/config';

import { createFailedReleases } from './failed-releases';
import type { FetchRemote, LoadOptions } from './federation';
import { createRemoteLoader, type RemoteLoader, type RemoteLoaderOptions } from './remote-loader';
import type { RunnableRelease } from './runnable-releases';

type Answer = (release: RunnableRelease, terms: LoadOptions) => Promise<RemoteModule>;

const never = <Value>() => new Promise<Value>(() => undefined);
const dead = () => Promise.reject(new Error('404'));

function aRemote(over: Partial<RemoteModule> = {}): RemoteModule {
  return {
    bootstrap: () => Promise.resolve(),
    prepare: () => Promise.resolve(),
    mount: () => Promise.resolve(),
    unmount: () => Promise.resolve(),
    slots: {},
    ...over,
  };
}
const comes = () => Promise.resolve(aRemote());

function aComposition(over: Partial<Composition> = {}, fallback?: string): Composition {
  const release = (version: string) => ({
    version,
    entry: `/releases/mf-search/${version}/remote.js`,
    integrity: `sha384-${version}`,
    container: `mf_search_${version}`,
  });
  const part = { ...release('new'), ...(fallback && { fallback: release(fallback) }) } as ComposedPart;
  const parts = { 'mf-search': part, 'mf-listing': part };
  return { id: 'c0ffee00', channel: 'production', parts, ...over };
}

interface Page {
  loader: RemoteLoader;
  /** What was asked for: version, origin, milliseconds since the page began. */
  requested: string[];
  timeouts: number[];
  failures: string[];
  failed: RemoteLoaderOptions['failed'];
}

/** A page on which releases answer as told, by version. */
function aPage(answers: Record<string, Answer>, over: Partial<RemoteLoaderOptions> = {}): Page {
  const page: Omit<Page, 'loader'> = {
    requested: [],
    timeouts: [],
    failures: [],
    failed: createFailedReleases(undefined),
  };
  const begunAt = Date.now();
  const fetchRemote: FetchRemote = (release, terms) => {
    page.requested.push(
      [release.version, terms.origin, Date.now() - begunAt].filter((each) => each !== undefined).join(' '),
    );
    page.timeouts.push(terms.timeoutMs);
    return (answers[release.version] ?? dead)(release, terms);
  };
  const loader = createRemoteLoader({
    composition: aComposition({}, 'old'),
    fetchRemote,
    failed: page.failed,
    onFailure: ({ release, error }) => page.failures.push(`${release.version}: ${error.message}`),
    ...over,
  });
  return { ...page, loader };
}

const alone = { composition: aComposition() };

/** How long until the load has an outcome, and which. */
async function outcomeOf(load: Promise<RemoteModule>): Promise<{ afterMs: number; outcome: string }> {
  const startedAt = Date.now();
  const outcome = load.then(
    () => ({ afterMs: Date.now() - startedAt, outcome: 'ready' }),
    (error: Error) => ({ afterMs: Date.now() - startedAt, outcome: error.message }),
  );
  await jest.advanceTimersByTimeAsync(20_000);
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a part without a release to stand in', () => {
  it('is fetched once, however often it is wanted', async () => {
    const { loader, requested } = aPage({ new: comes }, alone);
    loader.prefetch('mf-search', 'search');
    const [one, other] = await Promise.all([loader.load('mf-search'), loader.load('mf-search')]);
    expect(one).toBe(other);
    expect(requested).toEqual(['new 0']);
  });

  it('is tried a second time after a random moment', async () => {
    const answer = jest.fn(comes).mockImplementationOnce(dead);
    const { loader, requested, failures } = aPage({ new: answer }, alone);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: 'ready' });
    expect(requested).toEqual(['new 0', 'new 100']);
    expect(failures).toEqual([]);
  });

  it('is given up within five seconds and after two tries when it never comes', async () => {
    const { loader, requested, failures } = aPage({ new: never }, alone);
    const { afterMs, outcome } = await outcomeOf(loader.load('mf-search'));
    expect(afterMs).toBeGreaterThanOrEqual(4000);
    expect(afterMs).toBeLessThan(5000);
    expect(outcome).toBe('mf-search took longer than 4000 ms');
    expect(requested).toHaveLength(2);
    expect(failures).toEqual(['new: mf-search took longer than 4000 ms']);
  });

  it('is asked for at each other origin after that', async () => {
    const composition = aComposition({ origins: ['https://one.example', 'https://two.example'] });
    const answer: Answer = (_, { origin }) => (origin?.includes('two') ? comes() : dead());
    const { loader, requested } = aPage({ new: answer }, { composition });
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: 'ready' });
    expect(requested.map((each) => each.split(' ').slice(0, -1).join(' '))).toEqual([
      'new',
      'new',
      'new https://one.example',
      'new https://two.example',
    ]);
  });

  it('has the start of the page counted against it when it is the first', async () => {
    const { loader, timeouts } = aPage({ new: comes }, { ...alone, waitedMs: 1200 });
    await loader.load('mf-search');
    await loader.load('mf-listing');
    expect(timeouts).toEqual([2800, 4000]);
  });

  it.each([
    ['words', { bootstrap: never }],
    ['screen', { prepare: never }],
  ])('is given up when its %s never come', async (_, over) => {
    const { loader } = aPage({ new: () => Promise.resolve(aRemote(over as Partial<RemoteModule>)) }, alone);
    const { outcome } = await outcomeOf(loader.load('mf-search', 'search'));
    expect(outcome).toContain('took longer');
  });

  it('is fetched anew when it is wanted again', async () => {
    const answer = jest.fn(comes).mockImplementationOnce(dead).mockImplementationOnce(dead);
    const { loader } = aPage({ new: answer }, alone);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: '404' });
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: 'ready' });
  });

  it('is reported when nobody waits for it and it is dead, but not when it is slow', async () => {
    const page = aPage({ new: dead }, alone);
    page.loader.prefetch('mf-search', 'search');
    const slow = aPage({ new: never }, alone);
    slow.loader.prefetch('mf-search', 'search');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(page.failures).toEqual(['new: 404']);
    expect(slow.failures).toEqual([]);
  });
});

describe('a part whose last good release is known', () => {
  it.each([
    ['is dead', dead],
    ['throws as it wakes', () => Promise.resolve(aRemote({ bootstrap: () => dead() }))],
    ['has no screen', () => Promise.resolve(aRemote({ prepare: () => dead() }))],
  ])('comes from that at once when the new one %s', async (_, answer) => {
    const { loader, failures, failed } = aPage({ new: answer, old: comes });
    await expect(outcomeOf(loader.load('mf-search', 'search'))).resolves.toEqual({
      afterMs: 0,
      outcome: 'ready',
    });
    expect(loader.versionOf('mf-search')).toBe('old');
    expect(failures).toEqual(['new: 404']);
    expect(failed.has('mf-search', 'new')).toBe(true);
  });

  it('comes from that within 2.5 seconds when the new one hangs, which is told when it is sure', async () => {
    const { loader, requested, failures, failed } = aPage({ new: never, old: comes });
    const { afterMs, outcome } = await outcomeOf(loader.load('mf-search'));
    expect({ afterMs, outcome }).toEqual({ afterMs: 1500, outcome: 'ready' });
    expect(requested).toEqual(['new 0', 'old 1500']);
    expect(failures).toEqual(['new: mf-search took longer than 4000 ms']);
    expect(failed.has('mf-search', 'new')).toBe(true);
  });

  it('comes from the new one when that is merely slow and still the first', async () => {
    const slowly: Answer = () => new Promise((resolve) => setTimeout(() => resolve(aRemote()), 1800));
    const { loader, failures } = aPage({ new: slowly, old: never });
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toEqual({ afterMs: 1800, outcome: 'ready' });
    expect(loader.versionOf('mf-search')).toBe('new');
    expect(failures).not.toContainEqual(expect.stringContaining('new'));
  });

  it('is given up within five seconds when both hang', async () => {
    const { loader, failures } = aPage({ new: never, old: never });
    const { afterMs } = await outcomeOf(loader.load('mf-search'));
    expect(afterMs).toBeLessThan(5000);
    expect(failures).toContainEqual(expect.stringContaining('old: '));
  });

  it('begins with the last good release where the new one failed in this tab before', async () => {
    const failed = createFailedReleases(undefined);
    failed.add('mf-search', 'new');
    const { loader, requested } = aPage({ new: comes, old: comes }, { failed });
    await loader.load('mf-search');
    expect(requested).toEqual(['old 0']);
  });

  it('is asked for at once beside a fetch ahead of need that hangs already', async () => {
    const { loader, requested } = aPage({ new: never, old: comes });
    loader.prefetch('mf-search', 'search');
    await jest.advanceTimersByTimeAsync(3000);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toEqual({ afterMs: 0, outcome: 'ready' });
    expect(requested).toEqual(['new 0', 'old 3000']);
  });

  it('changes over when the new one throws on the page', async () => {
    const { loader, failed } = aPage({ new: comes, old: comes });
    await loader.load('mf-search');
    expect(loader.markCrashed('mf-search')).toBe(true);
    await loader.load('mf-search');
    expect(loader.versionOf('mf-search')).toBe('old');
    expect(failed.has('mf-search', 'new')).toBe(true);
  });

  it('reports a screen that does not come later on', async () => {
    const prepare = jest
      .fn(() => Promise.resolve())
      .mockResolvedValueOnce()
      .mockResolvedValueOnce();
    const { loader, failures } = aPage({ new: () => Promise.resolve(aRemote({ prepare })) });
    await loader.load('mf-search', 'home');
    prepare.mockImplementation(dead);
    await expect(loader.load('mf-search', 'search')).rejects.toThrow('404');
    expect(failures).toEqual(['new: 404']);
  });
});
