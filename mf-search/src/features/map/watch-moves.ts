import type { Map as LeafletMap } from 'leaflet';

import type { SearchBox } from '@campavia/domain';

import { grownBox, writtenBox, type MapView } from '../../rules/map/map-view';

/** Milliseconds without movement after which a map counts as moved. */
const PAUSE_MS = 300;
/** Without it, the rounded edges of a box in the address would zoom the map one step out. */
const TIGHTER = -0.01;

/** Maps that the page itself is moving. */
const quiet = new WeakSet<LeafletMap>();

function quietly(map: LeafletMap, act: () => void): void {
  quiet.add(map);
  act();
  quiet.delete(map);
}

/** Rounded as in the address. */
export function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds();
  const box: SearchBox = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return { box: writtenBox(box), zoom: map.getZoom() };
}

/** Not counted as a move by the user. */
export function showBox(map: LeafletMap, box: SearchBox): void {
  const [west, south, east, north] = grownBox(box, TIGHTER);
  quietly(map, () => {
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { animate: false },
    );
  });
}

export interface MoveWatcher {
  onStop: () => void;
  onResize: () => void;
}

/** Reports moves by the user, not by the page. Returns the cleanup function. */
export function watchMoves(map: LeafletMap, { onStop, onResize }: MoveWatcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (!quiet.has(map)) clearTimeout(timer);
  };
  const end = () => {
    if (quiet.has(map)) return;
    clearTimeout(timer);
    timer = setTimeout(onStop, PAUSE_MS);
  };
  map.on('movestart', start).on('moveend', end);
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = map.getContainer();
    if (map.getSize().equals([clientWidth, clientHeight])) return;
    quietly(map, () => map.invalidateSize({ animate: false, pan: false }));
    onResize();
  });
  observer.observe(map.getContainer());
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    map.off('movestart', start).off('moveend', end);
  };
}
