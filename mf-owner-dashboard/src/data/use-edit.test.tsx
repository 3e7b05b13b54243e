import { act, renderHook } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';

import { ApiError } from '@campavia/api-client/core';

import { useEdit } from './use-edit';

interface Prices {
  etag: string;
  low: number;
  high: number;
}
const FIRST: Prices = { etag: '"a"', low: 50, high: 90 };
const THEIRS: Prices = { etag: '"b"', low: 55, high: 90 };

function refusal(status: number, body: unknown): ApiError {
  return new ApiError({ kind: 'status', method: 'patch', endpoint: '/prices/', status, body });
}

/** The hook over what the cache holds, as a page has it. */
function open(send: jest.Mock) {
  const cache = new Map();
  return renderHook(
    ({ isDirty }) => {
      const { data: resource, mutate } = useSWR<Prices>('prices', null, { fallbackData: FIRST });
      const edit = useEdit<Prices, Partial<Prices>>({
        cacheKey: 'prices',
        resource: resource ?? FIRST,
        isDirty,
        send,
      });
      return { ...edit, isReadAgain: (newer: Prices) => mutate(newer, { revalidate: false }) };
    },
    {
      initialProps: { isDirty: false },
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>,
    },
  );
}

test('a newer state is taken over while nothing is typed, and never under typed values', async () => {
  const hook = open(jest.fn());
  await act(() => hook.result.current.isReadAgain(THEIRS));
  expect(hook.result.current.baseline).toBe(THEIRS);
  const newest = { ...THEIRS, etag: '"c"' };
  hook.rerender({ isDirty: true });
  await act(() => hook.result.current.isReadAgain(newest));
  expect(hook.result.current.baseline).toBe(THEIRS);
  hook.rerender({ isDirty: false });
  expect(hook.result.current.baseline).toBe(newest);
});

test('changes are saved on the state they were made on', async () => {
  const saved = { ...FIRST, etag: '"d"', low: 60 };
  const send = jest.fn().mockResolvedValue(saved);
  const hook = open(send);
  hook.rerender({ isDirty: true });
  await act(() => hook.result.current.isReadAgain(THEIRS));
  await act(() => hook.result.current.save({ low: 60 }));
  expect(send).toHaveBeenCalledWith({ low: 60 }, { ifMatch: FIRST.etag });
  expect(hook.result.current).toMatchObject({ baseline: saved, conflict: undefined, refused: undefined });
});

test('a stale edit shows the other state; the next save is made on it', async () => {
  const saved = { ...THEIRS, etag: '"d"', low: 60 };
  const send = jest
    .fn()
    .mockRejectedValueOnce(refusal(412, { code: 'edited_meanwhile', detail: 'Changed.', current: THEIRS }))
    .mockResolvedValueOnce(saved);
  const hook = open(send);
  hook.rerender({ isDirty: true });
  await act(() => hook.result.current.save({ low: 60 }));
  expect(hook.result.current).toMatchObject({ conflict: THEIRS, baseline: FIRST, refused: undefined });
  await act(() => hook.result.current.save({ low: 60 }));
  expect(send).toHaveBeenLastCalledWith({ low: 60 }, { ifMatch: THEIRS.etag });
  expect(hook.result.current).toMatchObject({ conflict: undefined, baseline: saved });
});

test('the other state can be accepted', async () => {
  const hook = open(jest.fn().mockRejectedValue(refusal(412, { current: THEIRS })));
  await act(() => hook.result.current.save({ low: 60 }));
  await act(() => hook.result.current.acceptTheirs());
  expect(hook.result.current.baseline).toBe(THEIRS);
  expect(hook.result.current.conflict).toBeUndefined();
});

test('another error is shown at its field', async () => {
  const error = new ApiError({
    kind: 'status',
    method: 'patch',
    endpoint: '/prices/',
    status: 400,
    fields: { low: ['Enter a price of 1 or more.'] },
  });
  const hook = open(jest.fn().mockRejectedValue(error));
  await act(() => hook.result.current.save({ low: -1 }));
  expect(hook.result.current.refused).toMatchObject({
    changes: { low: -1 },
    entries: [{ field: 'low', text: 'Enter a price of 1 or more.' }],
  });
});
