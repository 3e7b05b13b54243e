import { act, screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';

import { renderScreen } from '@campavia/testing';

import { createSharedCache } from './shared-cache';

function Campers({ fetcher }: { fetcher: () => Promise<string> }) {
  const { data } = useSWR('search?beds=2', fetcher);
  return <p>{data ?? 'loading'}</p>;
}

test('a screen shows inlined data without a request', async () => {
  const fetcher = jest.fn(() => Promise.resolve('later'));
  renderScreen(<Campers fetcher={fetcher} />, { data: { 'search?beds=2': '46 campers' } });
  expect(screen.getByText('46 campers')).toBeVisible();
  await Promise.resolve();
  expect(fetcher).not.toHaveBeenCalled();
});

test('a screen requests data that is not inlined', async () => {
  renderScreen(<Campers fetcher={() => Promise.resolve('12 campers')} />);
  expect(await screen.findByText('12 campers')).toBeVisible();
});

test('two roots share one answer, and the second keeps it when the first is unmounted', async () => {
  const cache = createSharedCache({});
  const fetcher = jest.fn(() => Promise.resolve('12 campers'));
  const first = renderScreen(<Campers fetcher={fetcher} />, { platform: { cache } });
  await screen.findByText('12 campers');
  renderScreen(<Campers fetcher={fetcher} />, { platform: { cache } });
  first.unmount();
  await waitFor(() => expect(screen.getAllByText('12 campers')).toHaveLength(1));
  expect(fetcher).toHaveBeenCalledTimes(1);
});

describe('a request that failed while offline', () => {
  function ask() {
    const fetcher = jest.fn(() => Promise.resolve('12 campers')).mockRejectedValueOnce(new Error('network'));
    renderScreen(<Campers fetcher={fetcher} />, { platform: { cache: createSharedCache({}) } });
    return waitFor(() => expect(fetcher).toHaveBeenCalledTimes(1));
  }
  const dispatch = (target: EventTarget, sign: string) =>
    act(() => void target.dispatchEvent(new Event(sign)));
  /** Callbacks that SWR has deferred to the next tick have run. */
  const takeTurn = () => act(() => new Promise<void>((settle) => void setTimeout(settle)));
  afterEach(() => jest.restoreAllMocks());

  it('is repeated when the connection is back, without user action', async () => {
    await ask();
    dispatch(window, 'offline');
    dispatch(window, 'online');
    expect(await screen.findByText('12 campers')).toBeVisible();
  });

  it('is repeated when the page becomes visible after the connection came back', async () => {
    await ask();
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    dispatch(window, 'offline');
    dispatch(window, 'online');
    await takeTurn();
    expect(screen.queryByText('12 campers')).toBeNull();
    seen.mockReturnValue('visible');
    dispatch(document, 'visibilitychange');
    expect(await screen.findByText('12 campers')).toBeVisible();
  });
});
