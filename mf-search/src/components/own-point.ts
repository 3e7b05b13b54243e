import type { NearPoint } from '../rules/finder-form';

const KEY = 'campavia.own-point';

/** Remembers, for as long as the tab is open, where the reader was when they asked for it. */
export function rememberOwnPoint({ latitude, longitude }: NearPoint): void {
  try {
    sessionStorage.setItem(KEY, `${latitude},${longitude}`);
  } catch {
    // Without storage the search goes by its point.
  }
}

/** Where this browser has found the reader; undefined when nobody asked for it in this tab. */
export function ownPoint(): NearPoint | undefined {
  try {
    const [latitude, longitude] = (sessionStorage.getItem(KEY) ?? '').split(',').map(Number);
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  } catch {
    return undefined;
  }
}
