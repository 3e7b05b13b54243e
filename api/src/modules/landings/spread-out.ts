import { distanceKm, type Point } from '../../geo';

/**
 * Towns with campers that lie apart from one another; of two close ones the first stays, so that no suburb stands
 * beside its city.
 *
 * @param without points that the towns keep the same distance from
 */
export function spreadOut<Town extends Point & { campers: number }>(
  towns: readonly Town[],
  apartKm: number,
  without: readonly Point[] = [],
): Town[] {
  const chosen: Town[] = [];
  for (const town of towns) {
    const isFar = [...without, ...chosen].every((other) => distanceKm(other, town) >= apartKm);
    if (isFar && town.campers > 0) chosen.push(town);
  }
  return chosen;
}
