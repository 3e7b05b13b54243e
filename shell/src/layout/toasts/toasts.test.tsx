import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { createToastQueue, TOAST_MS } from './toast-queue';
import { Toasts } from './toasts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('good news is a status, bad news an alert, with one deed and a way to close', async () => {
  const queue = createToastQueue();
  const perform = jest.fn();
  const { user } = renderScreen(<Toasts queue={queue} />);
  act(() => {
    queue.add({ tone: 'good', title: 'Saved to “Summer”' });
    queue.add({ tone: 'stop', title: 'Could not save it.', action: { label: 'Try again', perform } });
  });
  expect(screen.getByRole('status')).toHaveTextContent('Saved to “Summer”');
  expect(screen.getByRole('alert')).toHaveTextContent('Could not save it.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(perform).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast waits for a reader who has gone to another tab, or whose focus is inside', async () => {
  jest.useFakeTimers();
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const queue = createToastQueue();
  renderScreen(<Toasts queue={queue} />);
  act(() => queue.add({ tone: 'stop', title: 'Could not save it.' }));
  act(() => jest.advanceTimersByTime(10 * TOAST_MS));
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  isHidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => jest.advanceTimersByTime(10 * TOAST_MS));
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  act(() => jest.advanceTimersByTime(TOAST_MS));
  expect(screen.queryByRole('alert')).toBeNull();
});
