import type { ReviewPart } from './review-parts';
import { MAX_REVIEW_LENGTH, needsReviewComment } from './review-text';

/** Fields of a form by name, as texts. */
type Values = Readonly<Record<string, string | undefined>>;

/** The changes of one step of a review's form. */
export interface ReviewChange {
  rating?: number;
  comment?: string;
  private_comment?: string;
  parts?: Partial<Record<ReviewPart, number>>;
}

interface ReviewBefore {
  parts: Partial<Record<ReviewPart, number>>;
}

/**
 * The values of a step of the form; fields that it does not have stay unchanged.
 * @param parts aspects that the step asks for
 */
export function readReviewForm(
  values: Values,
  parts: readonly ReviewPart[],
  before?: ReviewBefore,
): ReviewChange {
  const stars = (name: string) => (values[name] ? Number(values[name]) : undefined);
  const given = Object.fromEntries(parts.flatMap((part) => (stars(part) ? [[part, stars(part)]] : [])));
  return {
    ...(stars('rating') !== undefined && { rating: stars('rating') }),
    ...(values.comment !== undefined && { comment: values.comment }),
    ...(values.private_comment !== undefined && { private_comment: values.private_comment }),
    ...(parts.length > 0 && { parts: { ...before?.parts, ...given } }),
  };
}

/** What is missing before a review can continue; undefined if nothing is. */
export function findReviewProblem(values: Values): 'stars' | 'words' | undefined {
  if (!values.rating) return 'stars';
  return needsReviewComment(Number(values.rating)) && !values.comment?.trim() ? 'words' : undefined;
}

/** By how many characters a text of a review is too long. */
export function countReviewExcess(text: string): number {
  return Math.max(0, text.length - MAX_REVIEW_LENGTH);
}
