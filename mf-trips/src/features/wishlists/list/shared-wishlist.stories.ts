import { aSharedWishlist } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LIST = 'GET /3/shared-wishlists/{key}/';

export const stories: ScreenStories = {
  address: 'wishlist.shared',
  path: '/wishlists/a-key',
  answers: [answers(LIST, aSharedWishlist())],
  states: {
    loading: { answers: [pending(LIST)] },
    failed: { answers: [fails(LIST)] },
    'failed: not shared any more': { answers: [fails(LIST, 404, 'wishlist_not_found')] },
    empty: { answers: [answers(LIST, aSharedWishlist({ ad_set: [] }))] },
    filled: {},
    'filled: without dates': {
      answers: [answers(LIST, aSharedWishlist({ date_from: null, date_to: null }))],
    },
  },
};
