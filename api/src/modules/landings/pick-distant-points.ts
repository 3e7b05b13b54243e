import { distanceKm, type Point } from '../../core/geo';

/**
 * Picks points that are at least a distance apart; of two close ones the first is picked, so that no suburb is listed
 * beside its city.
 *
 * @param without further points that all picked ones are as far from
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
