import { act, renderHook } from '@testing-library/react';

import { createEventBus } from './events/event-bus';
import { useDeed } from './deprecated';
import { platform, providePlatform, type Platform } from './platform/platform';

type EarlierPlatform = Platform & {
  events: { hear: Platform['events']['subscribe'] };
  PageGhost: unknown;
  screenIsReady(placeKey: string): void;
};

describe('the names of version 0.1', () => {
  it('are on the platform', () => {
    const events = createEventBus();
    const ready = jest.fn();
    const PageSkeleton = () => null;
    providePlatform({ events, PageSkeleton, reportScreenReady: ready } as unknown as Platform);
    const earlier = platform() as EarlierPlatform;
    const listener = jest.fn();
    earlier.events.hear('session.signed-out', listener);
    events.send('session.signed-out', { userId: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    earlier.screenIsReady('a');
    expect(ready).toHaveBeenCalledWith('a');
    expect(earlier.PageGhost).toBe(PageSkeleton);
  });

  it('include an action that clears its error', async () => {
    const { result } = renderHook(() => useDeed(() => Promise.reject(new Error('no'))));
    await act(() => result.current.perform());
    expect(result.current.error).toBeDefined();
    act(() => result.current.forget());
    expect(result.current.error).toBeUndefined();
  });
});
