import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';

import { listingMessages } from './listing-screen.messages';

/** With the town, unless the name of the camper contains it. */
export function documentTitle(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { title, city }: Pick<Listing, 'title' | 'city'>,
): string {
  return title.includes(city) ? title : formatMessage(listingMessages.documentTitle, { title, city });
}
