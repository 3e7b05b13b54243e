import {
  aListing,
  aMe,
  aReview,
  aReviewPicture,
  aWallPicture,
  someReviewStats,
  someWallPictures,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const WALL = 'GET /v4/reviews/pictures/';
const ONE = 'GET /v4/reviews/pictures/{id}/';
const CAMPER = 'GET /3/products/{id}/';
const STATS = 'GET /v4/reviews/stats/';
const GONE = 'Words take the place of the picture that did not come.';

const pictures = Array.from({ length: 24 }, (_, index) => {
  const picture = aReviewPicture({ id: 301 + index });
  return aWallPicture({ ...picture, review: aReview({ id: 9001 + index, pictures: [picture] }) });
});

export const stories: ScreenStories = {
  address: 'community.pictures-wall',
  path: '/community/pictures-wall',
  answers: [
    answers(WALL, someWallPictures(pictures, { count: 241 })),
    answers(STATS, someReviewStats()),
    answers(CAMPER, aListing()),
  ],
  states: {
    loading: { answers: [pending(WALL), pending(STATS)] },
    empty: {
      answers: [answers(WALL, someWallPictures([]))],
      mayShift: 'One box takes the place of the wall, below the heading.',
    },
    'empty: with filters': {
      path: '/community/pictures-wall?country=PT&type=6',
      answers: [answers(WALL, someWallPictures([]))],
      mayShift: 'One box takes the place of the wall, below the heading.',
    },
    failed: {
      answers: [fails(WALL), fails(STATS)],
      mayShift: 'One box takes the place of the wall, below the heading.',
    },
    filled: {},
    'dialog: a picture': { path: '/community/pictures-wall?picture=303' },
    'dialog: a picture is reported': {
      path: '/community/pictures-wall?picture=303',
      user: aMe(),
      press: ['community-pages.report-picture', 'report.send'],
    },
    'dialog: a picture without the price of its camper': {
      path: '/community/pictures-wall?picture=303',
      answers: [fails(CAMPER)],
    },
    'dialog: a picture that is not on the wall yet': {
      path: '/community/pictures-wall?picture=900',
      answers: [answers(ONE, aWallPicture({ id: 900 }))],
    },
    'dialog: a picture that was removed': {
      path: '/community/pictures-wall?picture=901',
      answers: [fails(ONE, 404, 'picture_not_found')],
      mayShift: GONE,
    },
    'dialog: a picture that fails': {
      path: '/community/pictures-wall?picture=902',
      answers: [fails(ONE)],
      mayShift: GONE,
    },
  },
};
