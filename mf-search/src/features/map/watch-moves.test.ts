import type { Map as LeafletMap } from 'leaflet';

import { showBox, watchMoves } from './watch-moves';

const PAUSE_MS = 300;

/** A map that reports moves at once, as Leaflet does without an animation. */
function aMap() {
  const listeners: Record<string, () => void> = {};
  const move = () => ['movestart', 'moveend'].forEach((name) => listeners[name]?.());
  const map = {
    on(name: string, listener: () => void) {
      listeners[name] = listener;
      return map;
    },
    off: () => map,
    fitBounds: move,
    getContainer: () => document.createElement('div'),
  };
  return { map: map as unknown as LeafletMap, move };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
afterEach(() => jest.useRealTimers());

test('only moves by a reader count; those by the page itself do not', () => {
  const { map, move } = aMap();
  const onStop = jest.fn();
  const stop = watchMoves(map, { onStop, onResize: () => undefined });
  showBox(map, [6, 45.8, 6.3, 46]);
  jest.advanceTimersByTime(PAUSE_MS);
  expect(onStop).not.toHaveBeenCalled();
  move();
  move();
  jest.advanceTimersByTime(PAUSE_MS);
  expect(onStop).toHaveBeenCalledTimes(1);
  stop();
});
