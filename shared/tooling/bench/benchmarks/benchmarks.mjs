import { bookings } from './bookings.mjs';
import { chats } from './chats.mjs';
import { composed } from './composed.mjs';
import { documentReviews } from './document-reviews.mjs';
import { documents } from './documents.mjs';
import { edit } from './edit.mjs';
import { listing } from './listing.mjs';
import { navigation } from './navigation.mjs';
import { newRemote } from './new-remote.mjs';
import { proof } from './compatibility.mjs';
import { owner } from './owner.mjs';
import { ownerCalendar } from './owner-calendar.mjs';
import { registry } from './registry.mjs';
import { reviews } from './reviews.mjs';
import { search } from './search.mjs';
import { signIn } from './sign-in.mjs';
import { stack } from './stack.mjs';

/** All benchmarks, in the order of the report. */
export const BENCHMARKS = [
  composed,
  navigation,
  ownerCalendar,
  documents,
  search,
  listing,
  bookings,
  owner,
  signIn,
  chats,
  reviews,
  documentReviews,
  registry,
  proof,
  stack,
  edit,
  newRemote,
];
