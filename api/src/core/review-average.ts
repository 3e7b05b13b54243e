/** Average rating in hundredths of a star; null without reviews. */
export function averageOf(sum: number, count: number): number | null {
  return count ? Math.round((100 * sum) / count) / 100 : null;
}
