import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';

import { listingMessages } from './listing-screen.messages';

/** With the town, unless the name of the camper contains it, and with its number, because names are not unique. */
export function documentTitle(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { id, title, city }: Pick<Listing, 'id' | 'title' | 'city'>,
): string {
  const placed = title.includes(city) ? title : formatMessage(listingMessages.documentTitle, { title, city });
  return formatMessage(listingMessages.numberedTitle, { title: placed, id: String(id) });
}
