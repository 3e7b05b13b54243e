import { aMe, aWishlist, aWishlistSummary, someWishlists } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LIST = 'GET /3/wishlist/{slug}/';
const LISTS = 'GET /3/wishlists/';
const TAKE = 'DELETE /3/wishlist/{slug}/product/';

const list = aWishlist();
const others = someWishlists([
  aWishlistSummary(),
  aWishlistSummary({ slug: 'biscuit', name: 'With Biscuit' }),
  aWishlistSummary({ slug: 'portugal', name: 'Portugal one day' }),
]);
const gone = [
  { id: 1301, title: 'The old lady' },
  { id: 1302, title: 'Sunlight A 68' },
];
const dateless = aWishlist({
  date_from: null,
  date_to: null,
  ad_set: list.ad_set.map((camper) => ({
    ...camper,
    is_free: null,
    free_from: null,
    cheaper_by: null,
    booking_price_per_day: null,
    final_booking_price: null,
  })),
});
const folder = 'article button[aria-haspopup=menu]';

export const stories: ScreenStories = {
  address: 'wishlist',
  path: '/d/wishlists/bGFrZQ_summer',
  user: aMe(),
  answers: [answers(LIST, list), answers(LISTS, others)],
  states: {
    loading: { answers: [pending(LIST)] },
    failed: { answers: [fails(LIST)] },
    'failed: deleted in another tab': { answers: [fails(LIST, 404, 'wishlist_not_found')] },
    empty: { answers: [answers(LIST, aWishlist({ ad_set: [], date_from: null, date_to: null }))] },
    filled: {},
    'filled: without dates': { answers: [answers(LIST, dateless)] },
    'filled: shared, with e-mails': {
      answers: [answers(LIST, aWishlist({ share_key: 'a-key', notified: true }))],
    },
    'filled: some are gone': { answers: [answers(LIST, aWishlist({ gone }))] },
    'filled: not taken off': { answers: [fails(TAKE)], press: ['article button[aria-pressed]'] },
    'dialog: move to another list': { press: [folder] },
    'dialog: dates': { press: ['[aria-haspopup=dialog]'] },
    'dialog: rename': { press: ['wishlist.rename'] },
    'dialog: delete': { press: ['wishlist.remove'] },
  },
};
