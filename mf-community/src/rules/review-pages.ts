/** Reviews per page; the grid has two columns. */
export const REVIEWS_PER_PAGE = 6;

/** With fewer reviews the average is not meaningful. */
const MIN_COUNT_FOR_AVERAGE = 3;
/** With fewer reviews sorting is not offered. */
const MIN_COUNT_TO_ORDER = 4;

/** Newest first, best first, most critical first. */
export const REVIEW_ORDERS = ['-published_date', '-rating', 'rating'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Number of pages for a number of reviews. */
export function reviewPageCount(count: number): number {
  return Math.ceil(count / REVIEWS_PER_PAGE);
}

/** Number of reviews on a page; pages count from 1. */
export function reviewsOnPage(count: number, page: number): number {
  return Math.max(0, Math.min(REVIEWS_PER_PAGE, count - (page - 1) * REVIEWS_PER_PAGE));
}

/** Whether there are enough reviews to show the average. */
export function hasAverage(count: number): boolean {
  return count >= MIN_COUNT_FOR_AVERAGE;
}

/** Whether there are enough reviews to offer sorting. */
export function canOrder(count: number): boolean {
  return count >= MIN_COUNT_TO_ORDER;
}
