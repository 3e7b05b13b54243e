import { screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';

import { renderScreen } from '@campavia/testing';

import { prefetchAnswers } from './prefetch-answers';
import { createSharedCache } from './shared-cache';

const KEY = 'listing/1201';

function Title({ fetcher }: { fetcher: () => Promise<string> }) {
  const { data } = useSWR(KEY, fetcher);
  return <p>{data ?? 'loading'}</p>;
}

function hanging() {
  let settle: { resolve(data: string): void; reject(error: Error): void } | undefined;
  const answer = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  return { fetch: jest.fn(() => answer), ...settle! };
}

const unasked = jest.fn(() => Promise.resolve('asked again'));
beforeEach(() => unasked.mockClear());

test('a page shows prefetched data at once, and does not request it again', async () => {
  const cache = createSharedCache({});
  prefetchAnswers(cache, [{ key: KEY, fetch: () => Promise.resolve('Pössl') }]);
  await waitFor(() => expect(cache.get(KEY)?.data).toBe('Pössl'));
  renderScreen(<Title fetcher={unasked} />, { platform: { cache } });
  expect(screen.getByText('Pössl')).toBeVisible();
  expect(unasked).not.toHaveBeenCalled();
});

test('a page that opens during a prefetch waits for its answer', async () => {
  const cache = createSharedCache({});
  const { fetch, resolve } = hanging();
  prefetchAnswers(cache, [{ key: KEY, fetch }]);
  renderScreen(<Title fetcher={unasked} />, { platform: { cache } });
  expect(screen.getByText('loading')).toBeVisible();
  resolve('Pössl');
  expect(await screen.findByText('Pössl')).toBeVisible();
  expect(unasked).not.toHaveBeenCalled();
});

test('a page requests data itself if the prefetch failed, before or after it opens', async () => {
  const cache = createSharedCache({});
  const { fetch, reject } = hanging();
  prefetchAnswers(cache, [{ key: KEY, fetch }]);
  const { unmount } = renderScreen(<Title fetcher={unasked} />, { platform: { cache } });
  reject(new Error('network'));
  expect(await screen.findByText('asked again')).toBeVisible();
  unmount();
  const later = createSharedCache({});
  prefetchAnswers(later, [{ key: KEY, fetch: () => Promise.reject(new Error('network')) }]);
  await waitFor(() => expect(later.prefetched.size).toBe(0));
  renderScreen(<Title fetcher={unasked} />, { platform: { cache: later } });
  expect(await screen.findByText('asked again')).toBeVisible();
});

test('each is requested once, three at a time', () => {
  const cache = createSharedCache({ known: 'Pössl' });
  const fetch = jest.fn(() => new Promise(() => undefined));
  for (const key of ['known', 'a', 'a', 'b', 'c', 'd']) prefetchAnswers(cache, [{ key, fetch }]);
  expect([...cache.prefetched.keys()]).toEqual(['a', 'b', 'c']);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a response for a user who has signed out meanwhile is not stored', async () => {
  const cache = createSharedCache({});
  const { fetch, resolve } = hanging();
  prefetchAnswers(cache, [{ key: KEY, fetch }]);
  cache.prefetched.clear();
  resolve('Pössl');
  await Promise.resolve();
  expect(cache.get(KEY)).toBeUndefined();
});
