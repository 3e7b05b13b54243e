import { act, renderHook } from '@testing-library/react';

import { useAction } from './use-action';

test('a double click runs it once', async () => {
  let finish: (value: string) => void = () => undefined;
  const action = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useAction(action));
  let first: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    first = result.current.perform();
    void result.current.perform();
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    finish('saved');
    expect(await first).toBe('saved');
  });
  expect(action).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(false);
});

test('a failure is shown until the next try', async () => {
  const action = jest.fn(() => Promise.resolve('saved')).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useAction(action));
  await act(async () => expect(await result.current.perform()).toBeUndefined());
  expect(result.current.error?.message).toBe('offline');
  await act(async () => expect(await result.current.perform()).toBe('saved'));
  expect(result.current.error).toBeUndefined();
});
