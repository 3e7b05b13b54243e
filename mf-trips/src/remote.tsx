import { defineRemote, lazySlots } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { prepareScreen, TripsRoutes } from './routes';

const { prepareSlot, slots: ownSlots } = lazySlots({
  'booking.condition': async () =>
    (
      await import(
        /* webpackChunkName: "booking.condition" */ './slots/booking-condition/load-booking-condition'
      )
    ).loadBookingCondition(),
  'camper.documents': async () =>
    (
      await import(
        /* webpackChunkName: "camper.documents" */ './slots/camper-documents/load-camper-documents'
      )
    ).loadCamperDocuments(),
  'owner.requirements': async () =>
    (
      await import(/* webpackChunkName: "owner.requirements" */ './features/owner-details')
    ).loadRequirements(),
  'wishlist.heart': async () =>
    (
      await import(/* webpackChunkName: "wishlist.heart" */ './slots/wishlist-heart/load-wishlist-heart')
    ).loadWishlistHeart(),
});

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: TripsRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: async (name) => {
    await Promise.all([prepareScreen(name), prepareSlot(name)]);
  },
  slots: ownSlots,
});
