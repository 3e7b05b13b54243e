import type { NearPoint } from '../rules/finder-form';

const KEY = 'campavia.own-point';

/** Stores the user's position for the session of the tab. */
export function rememberOwnPoint({ latitude, longitude }: NearPoint): void {
  try {
    sessionStorage.setItem(KEY, `${latitude},${longitude}`);
  } catch {
    // Without storage only the search has the point.
  }
}

/** The stored position of the user; undefined when it was not requested in this tab. */
export function ownPoint(): NearPoint | undefined {
  try {
    const [latitude, longitude] = (sessionStorage.getItem(KEY) ?? '').split(',').map(Number);
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  } catch {
    return undefined;
  }
}
