import type { OwnReview, OwnReviewList, ReviewNeeded, ReviewsNeeded } from '../../bookings/own-reviews';
import { aReviewPicture } from './reviews';

const camper = {
  id: 1201,
  title: 'Pössl Summit 600',
  city: 'Annecy',
  picture: {
    url: '/media/pictures/exterior-campervan-lake-dawn-pine-01/640.webp',
    srcset: '/media/pictures/exterior-campervan-lake-dawn-pine-01/640.webp 640w',
  },
};
const people = {
  guest_id: 412,
  guest_first_name: 'Emma',
  guest_picture: null,
  owner_id: 77,
  owner_first_name: 'Camille',
  owner_picture: null,
};

/** A published review that Emma wrote about the campervan in Annecy. */
export function anOwnReview(over: Partial<OwnReview> = {}): OwnReview {
  return {
    etag: '"review-9001-1"',
    id: 9001,
    booking_id: 7001,
    author_type: 'guest',
    state: 'published',
    rating: 5,
    comment: 'Spotless, and Camille explained everything.',
    private_comment: null,
    parts: { cleanliness: 5, accuracy: 5, mechanics: 4, handover: 5 },
    pictures: [aReviewPicture()],
    date_to: '2027-03-05',
    last_day: '2027-03-19',
    published_date: '2027-03-12T00:00:00Z',
    reply: null,
    is_reported: false,
    can_answer: false,
    can_report: false,
    camper,
    ...people,
    ...over,
  };
}

/** One page of received or sent reviews. */
export function someOwnReviews(results: OwnReview[] = [anOwnReview()]): OwnReviewList {
  return { count: results.length, next: null, previous: null, results };
}

/** Emma's trip of March, which she can still review. */
export function aReviewNeeded(over: Partial<ReviewNeeded> = {}): ReviewNeeded {
  return {
    booking_id: 7001,
    author_type: 'guest',
    id_review: null,
    has_other: true,
    last_day: '2027-03-19',
    date_from: '2027-03-01',
    hour_from: 14,
    date_to: '2027-03-05',
    hour_to: 12,
    camper,
    ...people,
    ...over,
  };
}

/** One page of trips that wait for a review. */
export function someReviewsNeeded(results: ReviewNeeded[] = [aReviewNeeded()]): ReviewsNeeded {
  return { count: results.length, next: null, previous: null, results };
}
