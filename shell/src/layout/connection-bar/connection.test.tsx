import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { BACK_MS, watchConnection } from './connection';
import { ConnectionBar } from './connection-bar';
import { startConnectionBar } from './start-connection-bar';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function become(sign: 'online' | 'offline'): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(sign === 'online');
  act(() => void window.dispatchEvent(new Event(sign)));
}

function showBar() {
  return renderScreen(<ConnectionBar connection={watchConnection(window)} />);
}

describe('a reader who loses the connection', () => {
  it('is notified at once, and as long as it is lost', () => {
    showBar();
    expect(screen.queryByRole('status')).toBeNull();
    become('offline');
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. What is on this page stays; the rest loads when you are back online.',
    );
    act(() => jest.advanceTimersByTime(10 * BACK_MS));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  });

  it('is notified for four seconds that it is back', () => {
    showBar();
    become('offline');
    become('online');
    expect(screen.getByRole('status')).toHaveTextContent(/^You are online again\.$/);
    act(() => jest.advanceTimersByTime(BACK_MS - 1));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is notified again when it is lost within those four seconds', () => {
    showBar();
    become('offline');
    become('online');
    become('offline');
    act(() => jest.advanceTimersByTime(10 * BACK_MS));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  });

  it('is notified on a page that starts offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    showBar();
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  });
});

test('is not notified while the connection was never lost', () => {
  showBar();
  become('online');
  expect(screen.queryByRole('status')).toBeNull();
});

describe('the bar', () => {
  const fetchBar = jest.fn<Promise<void>, [Window]>();
  beforeEach(() => fetchBar.mockReset().mockResolvedValue());

  it('loads when the reader begins to type, once', async () => {
    startConnectionBar(window, fetchBar);
    expect(fetchBar).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('input'));
    expect(fetchBar).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('input'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetchBar).toHaveBeenCalledTimes(1);
  });

  it('is loaded on a page without typed text', () => {
    startConnectionBar(window, fetchBar);
    jest.advanceTimersByTime(10_000);
    expect(fetchBar).toHaveBeenCalledTimes(1);
  });

  it('whose load failed is loaded before the connection is lost a second time', async () => {
    startConnectionBar(window, fetchBar.mockRejectedValueOnce(new Error('offline')));
    document.dispatchEvent(new Event('input'));
    await jest.advanceTimersByTimeAsync(0);
    become('online');
    expect(fetchBar).toHaveBeenCalledTimes(2);
  });
});
