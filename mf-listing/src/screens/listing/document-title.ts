import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';

import { listingMessages } from './listing-screen.messages';

/** What a camper's page is called: its name and its town, where the name does not say the town by itself. */
export function documentTitle(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { title, city }: Pick<Listing, 'title' | 'city'>,
): string {
  return title.includes(city) ? title : formatMessage(listingMessages.documentTitle, { title, city });
}
