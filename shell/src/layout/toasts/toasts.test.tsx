import { act, fireEvent, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { createToastQueue, TOAST_MS } from './toast-queue';
import { Toasts } from './toasts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a success is a status, a failure an alert, with one action and a close button', async () => {
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

test('a toast stays while the tab is hidden or the focus is inside', async () => {
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

test('a toast stays while the pointer is over it', () => {
  jest.useFakeTimers();
  const queue = createToastQueue();
  renderScreen(<Toasts queue={queue} />);
  act(() => queue.add({ tone: 'stop', title: 'Could not save it.' }));
  fireEvent.pointerEnter(screen.getByRole('presentation'));
  act(() => jest.advanceTimersByTime(10 * TOAST_MS));
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('presentation'));
  act(() => jest.advanceTimersByTime(TOAST_MS));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('toasts keep disappearing when one that had the focus is shown again', () => {
  jest.useFakeTimers();
  const queue = createToastQueue();
  renderScreen(<Toasts queue={queue} />);
  act(() => queue.add({ tone: 'stop', title: 'Could not save it.' }));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  act(() => queue.add({ tone: 'stop', title: 'Could not save it.' }));
  act(() => jest.advanceTimersByTime(TOAST_MS));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a toast stays when the reader closes another one and continues reading', () => {
  jest.useFakeTimers();
  const queue = createToastQueue();
  renderScreen(<Toasts queue={queue} />);
  act(() => {
    queue.add({ tone: 'stop', title: 'Could not save it.' });
    queue.add({ tone: 'stop', title: 'Could not send it.' });
  });
  fireEvent.pointerEnter(screen.getByRole('presentation'));
  act(() => queue.close(queue.current()[0]?.id ?? 0));
  fireEvent.pointerMove(screen.getByRole('presentation'));
  act(() => jest.advanceTimersByTime(10 * TOAST_MS));
  expect(screen.getByText('Could not send it.')).toBeVisible();
});
