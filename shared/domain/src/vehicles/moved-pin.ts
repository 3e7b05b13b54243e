interface Position {
  latitude: number;
  longitude: number;
}

/** The field of a form that holds where the pin of a vehicle was moved to. */
export const PIN_FIELD = 'location.pin';

/** A move of the pin, as a field of a form holds it: where it stood and where it stands, in degrees. */
export function writePin(from: Position, to: Position): string {
  return [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
}

/** Where the pin stands; undefined unless it was moved away from this very point: another place was chosen since. */
export function readPin(text: string | undefined, from: Position): Position | undefined {
  const numbers = (text ?? '').split(' ').map(Number);
  const [fromLatitude, fromLongitude, latitude, longitude] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  if (fromLatitude !== from.latitude || fromLongitude !== from.longitude) return undefined;
  return { latitude: latitude as number, longitude: longitude as number };
}
