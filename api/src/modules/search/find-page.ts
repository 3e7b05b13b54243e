import { boxAround } from '../../core/geo';
import type { ResultRow } from './query/found-page';
import { BEST_SCORE, POINTS_PER_KM } from './query/matching-sql';
import type { Area, SearchPlan } from './query/search-plan';
import type { SearchStore } from './search.store';
import type { WalkedSearchStore } from './walked-search.store';

type Circle = Extract<Area, { kind: 'circle' }>;

/** Fractions of a large circle's radius that are searched first. */
const INNER_PARTS = [1 / 8, 1 / 3];

/** Finds pages of results where reading every camper would be too slow. */
export function createPageFinder({ nearby }: SearchStore, { bestPage, cheapestPage }: WalkedSearchStore) {
  /** For a country or anywhere. */
  function ofCountry(plan: SearchPlan): Promise<ResultRow[]> {
    return plan.ordering === 'price' ? cheapestPage(plan) : bestPage(plan);
  }

  /** For areas with very many campers. */
  async function ofMany(plan: SearchPlan): Promise<ResultRow[]> {
    const { area, ordering } = plan;
    if (ordering === 'price') return cheapestPage(plan);
    if (area.kind === 'circle') return fromTheMiddle(plan, area);
    return ordering === 'distance' ? (await nearby(plan)).rows : bestPage(plan);
  }

  async function fromTheMiddle(plan: SearchPlan, circle: Circle): Promise<ResultRow[]> {
    for (const part of plan.ordering === 'rating' ? [] : INNER_PARTS) {
      const inner = within(circle, circle.radiusKm * part);
      const { rows } = await nearby({ ...plan, area: inner });
      if (isComplete(rows, plan, inner)) return rows;
    }
    return (await nearby(plan)).rows;
  }

  return { ofCountry, ofMany };
}

function within({ centre }: Circle, radiusKm: number): Circle {
  return { kind: 'circle', centre, radiusKm, box: boxAround(centre, radiusKm) };
}

/** Whether no camper outside a circle can precede the last of these. */
function isComplete(
  rows: readonly ResultRow[],
  { limit, ordering }: SearchPlan,
  { radiusKm }: Circle,
): boolean {
  const last = rows[limit - 1];
  if (!last) return false;
  return ordering === 'distance' || last.rank > BEST_SCORE - Math.floor(radiusKm * POINTS_PER_KM);
}
