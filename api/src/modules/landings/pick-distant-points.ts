import { distanceKm, type Point } from '../../core/geo';

/**
 * Points that lie apart from one another; of two close ones the first stays, so that no suburb stands beside its
 * city.
 *
 * @param without points that all keep the same distance from
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
