/** Position of a device in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The three errors of the Geolocation API, codes 1 to 3. */
export type GeolocationFailureCode = 'permission_denied' | 'position_unavailable' | 'timeout';

const CODES: Record<number, GeolocationFailureCode> = {
  1: 'permission_denied',
  2: 'position_unavailable',
  3: 'timeout',
};

/** The error that `locate` rejects with. Callers report it with `window.reportError`. */
export class GeolocationFailure extends Error {
  override readonly name = 'GeolocationFailure';

  /** Its name in the error catalogue: `geolocation_timeout`. */
  readonly reportedAs: `geolocation_${GeolocationFailureCode}`;

  constructor(readonly code: GeolocationFailureCode) {
    super(code);
    this.reportedAs = `geolocation_${code}`;
  }
}

/** How long a device may take, and how old a cached position may be, in milliseconds. */
const OPTIONS: PositionOptions = { timeout: 27_000, maximumAge: 30_000 };

/**
 * Asks the device for its position; the browser asks the user for permission first.
 * @throws GeolocationFailure; `position_unavailable` in browsers without the Geolocation API
 */
export function locate({
  geolocation,
}: Partial<Pick<Navigator, 'geolocation'>> = navigator): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new GeolocationFailure('position_unavailable'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new GeolocationFailure(CODES[code] ?? 'position_unavailable')),
      OPTIONS,
    );
  });
}
