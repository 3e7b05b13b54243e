/** How the days of trips are spread over the months of a year, January first; only their ratio counts. */
const SHARES = [9, 13, 20, 38, 52, 72, 98, 100, 66, 36, 14, 16] as const;
const SUM = SHARES.reduce((sum, share) => sum + share, 0);

export interface MonthAmounts {
  /** 1 to 12. */
  month: number;
  /** Of a careful and of a good year, in whole euros. */
  careful: number;
  good: number;
}

/** Earnings of each month. The months of a year sum to its amount exactly. */
export function spreadOverMonths(careful: number, good: number): MonthAmounts[] {
  const [carefulParts, goodParts] = [splitAmount(careful), splitAmount(good)];
  return SHARES.map((_, index) => ({
    month: index + 1,
    careful: carefulParts[index] ?? 0,
    good: goodParts[index] ?? 0,
  }));
}

/** Each month ends at the rounded sum of all months so far, so that nothing is lost by rounding. */
function splitAmount(amount: number): number[] {
  let shares = 0;
  let given = 0;
  return SHARES.map((share) => {
    shares += share;
    const until = Math.round((amount * shares) / SUM);
    const part = until - given;
    given = until;
    return part;
  });
}
