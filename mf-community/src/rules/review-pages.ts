/** An even number, because the grid has two columns. */
export const REVIEWS_PER_PAGE = 6;

/** With fewer reviews the average is not meaningful. */
const MIN_COUNT_FOR_AVERAGE = 3;
const MIN_COUNT_TO_ORDER = 4;

/** Newest first, best first, most critical first. */
export const REVIEW_ORDERS = ['-published_date', '-rating', 'rating'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export function reviewPageCount(count: number): number {
  return Math.ceil(count / REVIEWS_PER_PAGE);
}

export function reviewsOnPage(count: number, page: number): number {
  return Math.max(0, Math.min(REVIEWS_PER_PAGE, count - (page - 1) * REVIEWS_PER_PAGE));
}

export function hasAverage(count: number): boolean {
  return count >= MIN_COUNT_FOR_AVERAGE;
}

export function canOrder(count: number): boolean {
  return count >= MIN_COUNT_TO_ORDER;
}
