import type { Box } from './geo';
import { InvalidFieldsError } from './http-errors';

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;

/**
 * A part of the map out of a query string: west, south, east, north in degrees, with commas between them.
 * @throws InvalidFieldsError naming `bbox` for anything else
 */
export function parseBbox(text: string): Box {
  const numbers = text.split(',').map((part) => (NUMBER.test(part) ? Number(part) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isBox = numbers.length === 4 && isRange(west, east, 180) && isRange(south, north, 90);
  if (!isBox) throw new InvalidFieldsError({ bbox: { id: 'field_not_a_box' } });
  return [west, south, east, north];
}

function isRange(from: number, to: number, limit: number): boolean {
  return from >= -limit && to <= limit && from < to;
}
