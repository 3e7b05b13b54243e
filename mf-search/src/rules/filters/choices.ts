/** The selection keeps the order of the list. */
export function toggleItem<Item>(list: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return list.filter((each) => chosen.includes(each) !== (each === item));
}

const KM_PER_MILE = 1.609344;
const ROUND = [10, 30, 50, 100, 200];

/** In kilometres: round numbers in the site's unit, and the current one. */
export function radiusChoices(units: 'km' | 'miles', asked: number | undefined): number[] {
  const round = ROUND.map((figure) => (units === 'km' ? figure : Number((figure * KM_PER_MILE).toFixed(2))));
  return withCurrent(round, asked);
}

export function withCurrent(values: readonly number[], asked: number | undefined): number[] {
  const all = asked === undefined ? values : [...values, asked];
  return [...new Set(all)].sort((one, other) => one - other);
}
