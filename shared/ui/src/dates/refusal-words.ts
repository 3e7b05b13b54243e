import type { IntlShape } from 'react-intl';

import { datesMessages } from './dates.messages';
import type { Refusal } from './range-rules';

/** Why a day cannot be chosen, in the reader's words. */
export function refusalWords(intl: Pick<IntlShape, 'formatMessage'>, refusal: Refusal): string {
  if (refusal.code === 'taken' || refusal.code === 'closed') return refusal.reason;
  if (refusal.code === 'tooShort') return intl.formatMessage(datesMessages.minimum, { days: refusal.days });
  if (refusal.code === 'tooLong') return intl.formatMessage(datesMessages.tooLong, { days: refusal.days });
  return intl.formatMessage(datesMessages[refusal.code]);
}
