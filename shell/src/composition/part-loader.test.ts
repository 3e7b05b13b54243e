import type { RemoteModule } from '@campavia/remote-kit';

import { createPartLoader } from './part-loader';

const remote: RemoteModule = {
  bootstrap: () => Promise.resolve(),
  prepare: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
  slots: {},
};
const never = () => new Promise<RemoteModule>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** How long until the load has an outcome, and which. */
async function outcomeOf(load: Promise<RemoteModule>): Promise<{ afterMs: number; outcome: string }> {
  const startedAt = Date.now();
  const outcome = load.then(
    () => 'ready',
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return { afterMs: await outcome.then(() => Date.now() - startedAt), outcome: await outcome };
}

describe('the part loader', () => {
  it('fetches a part once, however often it is wanted', async () => {
    const fetchRemote = jest.fn(() => Promise.resolve(remote));
    const loader = createPartLoader(fetchRemote);
    loader.prefetch('mf-search', 'search');
    await expect(Promise.all([loader.load('mf-search'), loader.load('mf-search')])).resolves.toEqual([
      remote,
      remote,
    ]);
    expect(fetchRemote).toHaveBeenCalledTimes(1);
  });

  it('tries a second time after a random moment', async () => {
    const fetchRemote = jest.fn(() => Promise.resolve(remote)).mockRejectedValueOnce(new Error('404'));
    await expect(outcomeOf(createPartLoader(fetchRemote).load('mf-search'))).resolves.toMatchObject({
      outcome: 'ready',
    });
    expect(fetchRemote).toHaveBeenCalledTimes(2);
  });

  it('gives a part up that never comes, within five seconds and after two tries', async () => {
    const timeouts: number[] = [];
    const loader = createPartLoader((_, timeoutMs) => {
      timeouts.push(timeoutMs);
      return never();
    });
    let settledAt = 0;
    const failed = loader.load('mf-search').catch(() => (settledAt = Date.now()));
    const startedAt = Date.now();
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(settledAt - startedAt).toBeGreaterThanOrEqual(4000);
    expect(settledAt - startedAt).toBeLessThan(5000);
    expect(timeouts).toHaveLength(2);
  });

  it('counts the start of the page against the first part only', async () => {
    const timeouts: number[] = [];
    const loader = createPartLoader((_, timeoutMs) => {
      timeouts.push(timeoutMs);
      return Promise.resolve(remote);
    }, 1200);
    await loader.load('mf-search');
    await loader.load('mf-listing');
    expect(timeouts).toEqual([2800, 4000]);
  });

  it('gives a part up whose words never come', async () => {
    const wordless = { ...remote, bootstrap: () => new Promise<void>(() => undefined) };
    const loader = createPartLoader(() => Promise.resolve(wordless));
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({
      outcome: expect.stringContaining('mf-search took longer'),
    });
  });

  it('fetches a part anew that failed before', async () => {
    const fetchRemote = jest.fn(() => Promise.resolve(remote));
    fetchRemote.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
    const loader = createPartLoader(fetchRemote);
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: '404' });
    await expect(outcomeOf(loader.load('mf-search'))).resolves.toMatchObject({ outcome: 'ready' });
  });
});
