import { renderHook } from '@testing-library/react';

import { useDelayedHide } from './use-delayed-hide';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the sheet of a calendar hides 110 ms after it is asked to, once', () => {
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

test('a sheet that is gone meanwhile is left alone', () => {
  const hide = jest.fn();
  const { result, unmount } = renderHook(() => useDelayedHide(hide));
  result.current();
  unmount();
  jest.advanceTimersByTime(1000);
  expect(hide).not.toHaveBeenCalled();
});
