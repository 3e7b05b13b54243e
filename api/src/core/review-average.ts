/** The average of reviews in hundredths of a star; null before the first one. */
export function averageOf(sum: number, count: number): number | null {
  return count ? Math.round((100 * sum) / count) / 100 : null;
}
