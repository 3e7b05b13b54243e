interface Position {
  latitude: number;
  longitude: number;
}

/** The form field with the moved position of a vehicle's pin. */
export const PIN_FIELD = 'location.pin';

/** A move of the pin, as a form field stores it: original and new position, in degrees. */
export function writePin(from: Position, to: Position): string {
  return [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
}

/**
 * The position of the pin; undefined unless it was moved from this very point, because another place was chosen since.
 */
export function readPin(text: string | undefined, from: Position): Position | undefined {
  const numbers = (text ?? '').split(' ').map(Number);
  const [fromLatitude, fromLongitude, latitude, longitude] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  if (fromLatitude !== from.latitude || fromLongitude !== from.longitude) return undefined;
  return { latitude: latitude as number, longitude: longitude as number };
}
