import type { UpdateReview, WriteReview } from '@campavia/contracts';
import {
  findContact,
  needsReviewComment,
  REVIEW_PARTS,
  type ReviewAuthor,
  type ReviewWindow,
} from '@campavia/domain';

import { HttpError, InvalidFieldsError } from '../../../core/http-errors';

const UNSEEN = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The input of a review as it is stored; undefined for fields that do not change. */
export function readReview({ rating, comment, private_comment, parts }: WriteReview, author: ReviewAuthor) {
  const known: readonly string[] = REVIEW_PARTS[author];
  return {
    rating,
    comment: comment === undefined ? undefined : readPublicText(comment, 'comment'),
    private_comment: private_comment === undefined ? undefined : tidy(private_comment),
    parts: parts && Object.fromEntries(Object.entries(parts).filter(([part]) => known.includes(part))),
  };
}

/** The answer to a review. @throws InvalidFieldsError on `reply` */
export function readReply({ reply = '' }: UpdateReview): string {
  const text = readPublicText(reply, 'reply');
  if (!text) throw new InvalidFieldsError({ reply: { id: 'field_required' } });
  return text;
}

/** @throws InvalidFieldsError for a review that cannot be sent like this */
export function requireWhole({ rating, comment }: { rating: number | null; comment: string | null }): void {
  if (rating === null) throw new InvalidFieldsError({ rating: { id: 'field_required' } });
  if (!comment && needsReviewComment(rating)) {
    throw new InvalidFieldsError({ comment: { id: 'review_comment_needed' } });
  }
}

const REFUSALS = {
  none: 'review_no_trip',
  early: 'review_too_early',
  frozen: 'review_frozen',
  closed: 'review_closed',
} as const;

/** @throws HttpError 405 when reviews of a trip cannot be written now */
export function requireOpen(window: ReviewWindow): void {
  if (window !== 'open') throw new HttpError(405, REFUSALS[window]);
}

function readPublicText(text: string, field: 'comment' | 'reply'): string | null {
  const tidied = tidy(text);
  const contact = tidied === null ? undefined : findContact(tidied);
  if (contact) throw new InvalidFieldsError({ [field]: { id: `review_contact_${contact}` } });
  return tidied;
}

function tidy(text: string): string | null {
  return text.normalize('NFC').replace(UNSEEN, '').trim() || null;
}
