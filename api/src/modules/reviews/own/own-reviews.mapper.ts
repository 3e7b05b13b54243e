import type { OwnReview, ReviewNeeded } from '@campavia/contracts';
import { lastReviewDay, plainDate, publishingMoment } from '@campavia/domain';

import { portraitOf, toPictures } from '../../../core/picture-addresses';
import { withTag } from '../../../core/preconditions/preconditions';
import type { NeededRow, OwnReviewRow, TripRow } from './own-reviews.store';

/** A review for its author, or for whom it is about. */
export function toOwnReview(row: OwnReviewRow, userId: number): OwnReview {
  const { is_sent: _, replied_on: __, published_on, reply, pictures, date_to, is_reported, ...fields } = row;
  const isAuthor = (row.author_type === 'guest' ? row.guest_id : row.owner_id) === userId;
  const isOpen = !isAuthor && published_on !== null;
  return withTag({
    ...fields,
    ...toTrip(row),
    state: stateOf(row),
    pictures: pictures.flatMap(({ id, scene }) => toPictures([scene]).map((picture) => ({ id, ...picture }))),
    date_to,
    last_day: date_to && lastReviewDay(plainDate(date_to)),
    published_date: published_on && publishingMoment(published_on),
    reply: toReply(row),
    is_reported,
    can_answer: isOpen && reply === null,
    can_report: isOpen && !is_reported,
  });
}

function stateOf({ is_sent, published_on }: OwnReviewRow): OwnReview['state'] {
  if (published_on !== null) return 'published';
  return is_sent ? 'sent' : 'draft';
}

function toReply({ reply, replied_on, published_on }: OwnReviewRow): OwnReview['reply'] {
  const day = replied_on ?? published_on;
  return reply === null || day === null ? null : { comment: reply, published_date: publishingMoment(day) };
}

export function toReviewNeeded(row: NeededRow): ReviewNeeded {
  return { ...row, ...toTrip(row), last_day: lastReviewDay(plainDate(row.date_to)) };
}

function toTrip({ guest_picture, owner_picture, camper: { scene, ...camper } }: TripRow) {
  const [picture = null] = scene === null ? [] : toPictures([scene]);
  return {
    guest_picture: portraitOf(guest_picture),
    owner_picture: portraitOf(owner_picture),
    camper: { ...camper, picture },
  };
}
