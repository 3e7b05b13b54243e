import type { IntlShape } from 'react-intl';

import { datesMessages } from './dates.messages';
import type { RangeViolation } from './range-rules';

/** Explains in the reader's language why a day cannot be chosen. */
export function violationText(intl: Pick<IntlShape, 'formatMessage'>, violation: RangeViolation): string {
  if (violation.code === 'taken' || violation.code === 'closed') return violation.reason;
  if (violation.code === 'tooShort')
    return intl.formatMessage(datesMessages.minimum, { days: violation.days });
  if (violation.code === 'tooLong')
    return intl.formatMessage(datesMessages.tooLong, { days: violation.days });
  return intl.formatMessage(datesMessages[violation.code]);
}
