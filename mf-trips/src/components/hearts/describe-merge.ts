import type { IntlShape } from 'react-intl';

import type { MergedWishlist } from '@campavia/contracts';

import { heartMessages } from './heart.messages';

/** Describes the result of moving a visitor's saved campers into the account. */
export function describeMerge({ formatMessage }: IntlShape, { added, known }: MergedWishlist): string {
  const sentences = [formatMessage(heartMessages.merged, { added })];
  if (known > 0) sentences.push(formatMessage(heartMessages.known, { known }));
  return sentences.join(' ');
}
