import { distanceKm, type Point } from '../../core/geo';

/**
 * Picks points with a minimum distance; of two close ones the first is picked, so that suburbs are not listed beside
 * their city.
 *
 * @param without further points that the picked ones keep the distance from
 */
export function pickDistantPoints<Spot extends Point>(
  spots: readonly Spot[],
  apartKm: number,
  without: readonly Point[] = [],
): Spot[] {
  const chosen: Spot[] = [];
  for (const spot of spots) {
    const isFar = [...without, ...chosen].every((other) => distanceKm(other, spot) >= apartKm);
    if (isFar) chosen.push(spot);
  }
  return chosen;
}
