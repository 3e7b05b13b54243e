const KM_PER_MILE = 1.609344;
const ROUND = [10, 30, 50, 100, 200];

/** How far around a place somebody may look, in kilometres: round figures of the site's unit, and what is asked now. */
export function radiusChoices(units: 'km' | 'miles', asked: number | undefined): number[] {
  const round = ROUND.map((figure) => (units === 'km' ? figure : Number((figure * KM_PER_MILE).toFixed(2))));
  return withAsked(round, asked);
}

/** Some values with the one that is asked among them, smallest first. */
export function withAsked(values: readonly number[], asked: number | undefined): number[] {
  const all = asked === undefined ? values : [...values, asked];
  return [...new Set(all)].sort((one, other) => one - other);
}
