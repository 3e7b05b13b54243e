import type { NearPoint } from '../rules/finder-form';

const KEY = 'campavia.own-point';

export function rememberOwnPoint({ latitude, longitude }: NearPoint): void {
  try {
    sessionStorage.setItem(KEY, `${latitude},${longitude}`);
  } catch {
    // Without storage only the search has the point.
  }
}

export function ownPoint(): NearPoint | undefined {
  try {
    const [latitude, longitude] = (sessionStorage.getItem(KEY) ?? '').split(',').map(Number);
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  } catch {
    return undefined;
  }
}
