const STARS = [5, 4, 3, 2, 1] as const;

/** How many reviews gave so many stars, and their share of all in per cent. */
export interface StarShare {
  stars: number;
  count: number;
  percent: number;
}

/** The five steps from the best down. A step that is not told counts nothing. */
export function starShares(ratings: Readonly<Record<string, number>>): StarShare[] {
  const counts = STARS.map((stars) => ({ stars, count: ratings[stars] ?? 0 }));
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return counts.map((step) => ({ ...step, percent: sum === 0 ? 0 : (step.count / sum) * 100 }));
}
