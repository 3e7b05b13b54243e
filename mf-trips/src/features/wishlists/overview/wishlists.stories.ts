import { aMe, aPicture, aWishlistSummary, someWishlists } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LISTS = 'GET /3/wishlists/';
const CREATE = 'POST /3/wishlists/';
const DELETE = 'DELETE /3/wishlist/{slug}/';

const lake = aWishlistSummary();
const one = aWishlistSummary({
  slug: 'portugal',
  name: 'Portugal one day',
  date_from: null,
  date_to: null,
  count: 1,
  pictures: [aPicture()],
});
const two = aWishlistSummary({
  slug: 'ski',
  name: 'Ski week, February, with everybody who wants to come along',
  count: 2,
  pictures: [aPicture('inside-bed'), aPicture()],
});
const empty = aWishlistSummary({ slug: 'new', name: 'New', count: 0, pictures: [], camper_ids: [] });
const all = someWishlists([lake, one, two, empty]);
const twenty = someWishlists(
  Array.from({ length: 20 }, (_, nth) => aWishlistSummary({ slug: `list-${nth}`, name: `List ${nth + 1}` })),
);
const more = 'li:first-child button[aria-haspopup=menu]';

export const stories: ScreenStories = {
  address: 'wishlists',
  path: '/d/wishlists',
  user: aMe(),
  answers: [answers(LISTS, all)],
  states: {
    loading: { answers: [pending(LISTS)] },
    failed: { answers: [fails(LISTS)] },
    empty: { answers: [answers(LISTS, someWishlists([]))] },
    filled: {},
    'filled: all twenty': { answers: [answers(LISTS, twenty)] },
    'dialog: new list': { press: ['wishlist.new'] },
    'dialog: new list refused': {
      answers: [fails(CREATE)],
      press: ['wishlist.new', 'wishlist.save'],
    },
    'dialog: menu': { press: [more] },
    'dialog: rename': { press: [more, 'wishlist.rename'] },
    'dialog: delete': { press: [more, 'wishlist.remove'] },
    'dialog: delete refused': {
      answers: [fails(DELETE)],
      press: [more, 'wishlist.remove', '[role=dialog] button:last-child'],
    },
  },
};
