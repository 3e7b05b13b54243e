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
  /** The requested version and origin, in milliseconds since the page began. */
  requested: string[];
  timeouts: number[];
  failures: string[];
  failed: RemoteLoaderOptions['failed'];
}

/** A page on which releases answer as configured, by version. */
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

/** Milliseconds until the load has an outcome, and the outcome. */
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

describe('a part without a fallback release', () => {
  it('is loaded once, however often it is requested', async () => {
    const { loader, requested } = aPage({ new: comes }, alone);
    void loader.prefetch('mf-search', 'search');
    const [one, other] = await Promise.all([loader.load('mf-search'), loader.load('mf-search')]);
    expect(one).toBe(other);
    expect(requested).toEqual(['new 0']);
  });

  it('is retried after a random delay', async () => {
    const answer = jest.fn(comes).mockImplementationOnce(dead);
    const { loader, requested, failures } = aPage({ new: answer }, alone);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: 'ready' });
    expect(requested).toEqual(['new 0', 'new 100']);
    expect(failures).toEqual([]);
  });

  it('fails within five seconds after two attempts that hang', async () => {
    const { loader, requested, failures } = aPage({ new: never }, alone);
    const { afterMs, outcome } = await outcomeOf(loader.load('mf-search'));
    expect(afterMs).toBeGreaterThanOrEqual(4000);
    expect(afterMs).toBeLessThan(5000);
    expect(outcome).toBe('mf-search took over 4000 ms');
    expect(requested).toHaveLength(2);
    expect(failures).toEqual(['new: mf-search took over 4000 ms']);
  });

  it('is then requested from each other origin', async () => {
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

  it("has the time since the page's start counted if it is the first", async () => {
    const { loader, timeouts } = aPage({ new: comes }, { ...alone, waitedMs: 1200 });
    await loader.load('mf-search');
    await loader.load('mf-listing');
    expect(timeouts).toEqual([2800, 4000]);
  });

  it.each([
    ['words', { bootstrap: never }],
    ['screen', { prepare: never }],
  ])('fails when its %s never load', async (_, over) => {
    const { loader } = aPage({ new: () => Promise.resolve(aRemote(over as Partial<RemoteModule>)) }, alone);
    const { outcome } = await outcomeOf(loader.load('mf-search', 'search'));
    expect(outcome).toContain('took over');
  });

  it('is loaded again when it is requested again', async () => {
    const answer = jest.fn(comes).mockImplementationOnce(dead).mockImplementationOnce(dead);
    const { loader } = aPage({ new: answer }, alone);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: '404' });
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: 'ready' });
  });

  it('is reported after a failed prefetch, but not after a slow one', async () => {
    const page = aPage({ new: dead }, alone);
    void page.loader.prefetch('mf-search', 'search');
    const slow = aPage({ new: never }, alone);
    void slow.loader.prefetch('mf-search', 'search');
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
  ])('loads that at once when the new one %s', async (_, answer) => {
    const { loader, failures, failed } = aPage({ new: answer, old: comes });
    await expect(outcomeOf(loader.load('mf-search', 'search'))).resolves.toEqual({
      afterMs: 0,
      outcome: 'ready',
    });
    expect(loader.versionOf('mf-search')).toBe('old');
    expect(failures).toEqual(['new: 404']);
    expect(failed.has('mf-search', 'new')).toBe(true);
  });

  it('loads that within 2.5 seconds when the new one hangs, and reports the hang once it is certain', async () => {
    const { loader, requested, failures, failed } = aPage({ new: never, old: comes });
    const { afterMs, outcome } = await outcomeOf(loader.load('mf-search'));
    expect({ afterMs, outcome }).toEqual({ afterMs: 1500, outcome: 'ready' });
    expect(requested).toEqual(['new 0', 'old 1500']);
    expect(failures).toEqual(['new: mf-search took over 4000 ms']);
    expect(failed.has('mf-search', 'new')).toBe(true);
  });

  it('loads the new one when that is only slow and still the first', async () => {
    const slowly: Answer = () => new Promise((resolve) => setTimeout(() => resolve(aRemote()), 1800));
    const { loader, failures } = aPage({ new: slowly, old: never });
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toEqual({ afterMs: 1800, outcome: 'ready' });
    expect(loader.versionOf('mf-search')).toBe('new');
    expect(failures).not.toContainEqual(expect.stringContaining('new'));
  });

  it('fails within five seconds when both hang', async () => {
    const { loader, failures } = aPage({ new: never, old: never });
    const { afterMs } = await outcomeOf(loader.load('mf-search'));
    expect(afterMs).toBeLessThan(5000);
    expect(failures).toContainEqual(expect.stringContaining('old: '));
  });

  it('starts with the last good release if the new one failed in this tab before', async () => {
    const failed = createFailedReleases(undefined);
    failed.add('mf-search', 'new');
    const { loader, requested } = aPage({ new: comes, old: comes }, { failed });
    await loader.load('mf-search');
    expect(requested).toEqual(['old 0']);
  });

  it('is requested at once even while a prefetch hangs', async () => {
    const { loader, requested } = aPage({ new: never, old: comes });
    void loader.prefetch('mf-search', 'search');
    await jest.advanceTimersByTimeAsync(3000);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toEqual({ afterMs: 0, outcome: 'ready' });
    expect(requested).toEqual(['new 0', 'old 3000']);
  });

  it('switches over when the new one throws on the page', async () => {
    const { loader, failed } = aPage({ new: comes, old: comes });
    await loader.load('mf-search');
    expect(loader.markCrashed('mf-search')).toBe(true);
    await loader.load('mf-search');
    expect(loader.versionOf('mf-search')).toBe('old');
    expect(failed.has('mf-search', 'new')).toBe(true);
  });

  it('reports a screen that fails to load later', async () => {
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
