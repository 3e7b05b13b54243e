/** Hundredths: enough for money, and for the average of reviews on a card. */
export const HUNDREDTHS = 2;
/** Five decimal places of a degree are about a metre. */
export const DEGREE_PLACES = 5;
/** Two decimal places of a kilometre. */
export const RADIUS_PLACES = 2;

/** A number rounded to so many decimal places, never minus zero. */
export function roundTo(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale + 0;
}

/** Each number once, smallest first. */
export function inOrder(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** The chosen entries of a list, once each and in the list's order. */
export function inListOrder<Item>(list: readonly Item[], chosen: readonly unknown[]): Item[] {
  return list.filter((item) => chosen.includes(item));
}
