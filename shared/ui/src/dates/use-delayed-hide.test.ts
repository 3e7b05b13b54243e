import { renderHook } from '@testing-library/react';

import { useDelayedHide } from './use-delayed-hide';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a calendar closes 110 ms after the request, once', () => {
  const hide = jest.fn();
  const { result } = renderHook(() => useDelayedHide(hide));
  result.current();
  jest.advanceTimersByTime(109);
  result.current();
  expect(hide).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(hide).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(hide).toHaveBeenCalledTimes(1);
});

test('a calendar that was removed meanwhile is not touched', () => {
  const hide = jest.fn();
  const { result, unmount } = renderHook(() => useDelayedHide(hide));
  result.current();
  unmount();
  jest.advanceTimersByTime(1000);
  expect(hide).not.toHaveBeenCalled();
});
