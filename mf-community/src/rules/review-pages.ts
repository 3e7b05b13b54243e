/** Reviews that come at once; the grid shows them two abreast. */
export const REVIEWS_A_PAGE = 6;

/** A camper with fewer reviews is new: their average says nothing yet. */
const FEWEST_FOR_AVERAGE = 3;
/** Fewer reviews than this are read faster than they are put in order. */
const FEWEST_TO_ORDER = 4;

/** Newest first, best first, most critical first. */
export const REVIEW_ORDERS = ['-published_date', '-rating', 'rating'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** How many pages so many reviews fill. */
export function reviewPageCount(count: number): number {
  return Math.ceil(count / REVIEWS_A_PAGE);
}

/** How many reviews stand on a page, from 1 on. */
export function reviewsOnPage(count: number, page: number): number {
  return Math.max(0, Math.min(REVIEWS_A_PAGE, count - (page - 1) * REVIEWS_A_PAGE));
}

/** Whether the average of so many reviews is worth telling. */
export function hasAverage(count: number): boolean {
  return count >= FEWEST_FOR_AVERAGE;
}

/** Whether so many reviews are worth putting in order. */
export function canOrder(count: number): boolean {
  return count >= FEWEST_TO_ORDER;
}
