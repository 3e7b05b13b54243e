import type { IntlShape } from 'react-intl';

import { reportReasonMessages } from './report-reasons.messages';

/** Why something was reported, in words. */
export function reasonText(intl: IntlShape, reason: string | null): string {
  const known = reason !== null && reason in reportReasonMessages;
  const message = known
    ? reportReasonMessages[reason as keyof typeof reportReasonMessages]
    : reportReasonMessages.none;
  return intl.formatMessage(message);
}
