import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';

import { Reviews } from './slots/reviews/reviews';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: NoPage,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  slots: { 'listing.reviews': Reviews },
});

/** This remote fills slots and has no address yet. */
function NoPage() {
  return null;
}
