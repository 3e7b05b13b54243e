import type {
  Review,
  ReviewedCamper,
  ReviewList,
  ReviewPicture,
  ReviewStats,
  WallPicture,
  WallPictureList,
} from '../../listings/reviews';

/** The campervan in Annecy, as a review refers to it. */
export function aReviewedCamper(over: Partial<ReviewedCamper> = {}): ReviewedCamper {
  return {
    id: 1201,
    title: 'Pössl Summit 600',
    type: 4,
    city: 'Annecy',
    country: 'FR',
    beds: 4,
    review_average: 4.83,
    review_count: 23,
    picture: pictureOf('exterior-campervan-lake-dawn-pine-01'),
    ...over,
  };
}

/** A picture that a guest took. */
export function aReviewPicture(over: Partial<ReviewPicture> = {}): ReviewPicture {
  return { id: 301, ...pictureOf('exterior-campervan-atlantic-evening-pine-02'), ...over };
}

function pictureOf(scene: string) {
  const url = `/media/pictures/${scene}/640.webp`;
  return { url, srcset: `${url} 640w` };
}

/** Five stars for the campervan in Annecy. */
export function aReview(over: Partial<Review> = {}): Review {
  return {
    id: 9001,
    camper_id: 1201,
    booking_id: null,
    author_type: 'guest',
    rating: 5,
    comment: 'Spotless, and Camille explained everything.',
    language: 'en',
    published_date: '2026-09-21T00:00:00Z',
    guest_id: 412,
    guest_first_name: 'Emma',
    guest_picture: null,
    owner_id: 77,
    owner_first_name: 'Camille',
    owner_picture: null,
    reply: { comment: 'Come back whenever you like!', published_date: '2026-09-22T00:00:00Z' },
    pictures: [],
    camper: aReviewedCamper(),
    ...over,
  };
}

/** One page of reviews. */
export function someReviews(results: Review[] = [aReview()], over: Partial<ReviewList> = {}): ReviewList {
  return { count: results.length, next: null, previous: null, results, ...over };
}

/** The rating by 23 guests. */
export function someReviewStats(over: Partial<ReviewStats> = {}): ReviewStats {
  return { count: 23, average: 4.83, ratings: { 5: 20, 4: 2, 3: 1, 2: 0, 1: 0 }, ...over };
}

/** A picture of the picture wall, with its review. */
export function aWallPicture(over: Partial<WallPicture> = {}): WallPicture {
  const picture = aReviewPicture();
  return { ...picture, review: aReview({ pictures: [picture] }), ...over };
}

/** One page of the wall. */
export function someWallPictures(
  results: WallPicture[] = [aWallPicture()],
  over: Partial<WallPictureList> = {},
): WallPictureList {
  return { count: results.length, next: null, previous: null, results, ...over };
}
