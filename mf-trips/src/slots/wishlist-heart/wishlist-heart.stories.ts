import { aMe, aWishlistSummary, someWishlists } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const LISTS = 'GET /3/wishlists/';
const ADD = 'POST /3/wishlist/{slug}/product/';
const lake = aWishlistSummary({ camper_ids: [1201] });
const maud = { camperId: 1205, title: 'Maud' };
const press = ['button[aria-pressed]'];

export const stories: SlotStories = {
  slot: 'wishlist.heart',
  path: '/s',
  user: aMe(),
  answers: [answers(LISTS, someWishlists([lake])), answers(ADD, lake)],
  states: {
    loading: { props: maud, answers: [pending(LISTS)] },
    empty: { props: maud, answers: [answers(LISTS, someWishlists([]))] },
    failed: { props: maud, answers: [fails(ADD)], press },
    filled: { props: { camperId: 1201, title: 'Summit' } },
    'filled: among buttons': { props: { camperId: 1201, title: 'Summit', look: 'button' } },
    'filled: for a visitor': { props: maud, user: null, press },
  },
};
