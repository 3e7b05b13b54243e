import { act, renderHook } from '@testing-library/react';

import { BREAKPOINTS, fromBreakpoint, GeolocationFailure, locate, useCopied, useIsFrom } from './index';

describe('locate', () => {
  function aDevice(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
    const getCurrentPosition = jest.fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
      answer(found, failed as PositionErrorCallback),
    );
    return { geolocation: { getCurrentPosition } as unknown as Geolocation, getCurrentPosition };
  }

  it('allows the device 27 seconds, and accepts a position up to 30 seconds old', async () => {
    const device = aDevice((found) =>
      found({ coords: { latitude: 45.9, longitude: 6.1, accuracy: 20 } } as GeolocationPosition),
    );
    await expect(locate(device)).resolves.toEqual({ latitude: 45.9, longitude: 6.1 });
    expect(device.getCurrentPosition.mock.calls[0]).toContainEqual({ timeout: 27_000, maximumAge: 30_000 });
  });

  it.each([
    [1, 'permission_denied'],
    [2, 'position_unavailable'],
    [3, 'timeout'],
  ])('reports error %d of the browser as %s', async (code, name) => {
    const device = aDevice((_, failed) => failed({ code } as GeolocationPositionError));
    await expect(locate(device)).rejects.toEqual(new GeolocationFailure(name as 'timeout'));
  });

  it('fails with position_unavailable in a browser without geolocation', async () => {
    await expect(locate({})).rejects.toMatchObject({ code: 'position_unavailable' });
  });
});

describe('useCopied', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setClipboard(writeText: () => Promise<void>): void {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  }

  it('confirms for 1.5 s after the last copy', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    setClipboard(writeText);
    const { result } = renderHook(useCopied);
    expect(result.current.isCopied).toBe(false);
    await act(() => result.current.copy('https://campavia.test/'));
    expect(writeText).toHaveBeenCalledWith('https://campavia.test/');
    act(() => jest.advanceTimersByTime(1400));
    await act(() => result.current.copy('again'));
    act(() => jest.advanceTimersByTime(1400));
    expect(result.current.isCopied).toBe(true);
    act(() => jest.advanceTimersByTime(100));
    expect(result.current.isCopied).toBe(false);
  });

  it('rejects if the browser refuses', async () => {
    setClipboard(() => Promise.reject(new Error('not allowed')));
    const { result } = renderHook(useCopied);
    await act(() => expect(result.current.copy('x')).rejects.toThrow('not allowed'));
    expect(result.current.isCopied).toBe(false);
  });
});

test('breakpoints match the specification, and resizing is followed', () => {
  expect(BREAKPOINTS).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
  let isWide = false;
  const listeners = new Set<() => void>();
  const list = {
    get matches() {
      return isWide;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const asked = jest.fn(() => list);
  window.matchMedia = asked as unknown as typeof window.matchMedia;
  const { result, unmount } = renderHook(() => useIsFrom('lg'));
  expect(asked).toHaveBeenCalledWith(fromBreakpoint('lg'));
  expect(result.current).toBe(false);
  isWide = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
});
