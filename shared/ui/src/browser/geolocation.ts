/** Where a device is, in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Why a position could not be had: the three errors of the Geolocation API, 1 to 3. */
export type GeolocationFailureCode = 'permission_denied' | 'position_unavailable' | 'timeout';

const CODES: Record<number, GeolocationFailureCode> = {
  1: 'permission_denied',
  2: 'position_unavailable',
  3: 'timeout',
};

/** What `locate` fails with; whoever takes it reports it with `window.reportError`. */
export class GeolocationFailure extends Error {
  override readonly name = 'GeolocationFailure';

  /** Its name in the error catalogue: `geolocation_timeout`. */
  readonly reportedAs: `geolocation_${GeolocationFailureCode}`;

  constructor(readonly code: GeolocationFailureCode) {
    super(code);
    this.reportedAs = `geolocation_${code}`;
  }
}

/** How long a device may search for itself, and how old an answer may be (guest specification, section 9). */
const PATIENCE: PositionOptions = { timeout: 27_000, maximumAge: 30_000 };

/**
 * Asks the device where it is; the browser asks its owner first.
 * @throws GeolocationFailure; a browser that knows no positions counts as `position_unavailable`
 */
export function locate({
  geolocation,
}: Partial<Pick<Navigator, 'geolocation'>> = navigator): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new GeolocationFailure('position_unavailable'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new GeolocationFailure(CODES[code] ?? 'position_unavailable')),
      PATIENCE,
    );
  });
}
