const STARS = [5, 4, 3, 2, 1] as const;

export interface StarShare {
  stars: number;
  count: number;
  percent: number;
}

/** Missing numbers count as zero. */
export function calculateStarShares(ratings: Readonly<Record<string, number>>): StarShare[] {
  const counts = STARS.map((stars) => ({ stars, count: ratings[stars] ?? 0 }));
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return counts.map((step) => ({ ...step, percent: sum === 0 ? 0 : (step.count / sum) * 100 }));
}
