import { lazyPieces } from './lazy-pieces';

/** What this part lends, by the name of the slot. */
export const { preparePiece, pieces } = lazyPieces({
  'listing.quote': async () => (await import(/* webpackChunkName: "listing.quote" */ './quote/quote')).Quote,
  'trips.pay-now': async () =>
    (await import(/* webpackChunkName: "trips.pay-now" */ './pay-now/pay-now')).PayNow,
});
