import type { IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';

/** A moment as pages of staff show it: the day and the hour. */
export function formatMoment(intl: Pick<IntlShape, 'formatDate'>, moment: string): string {
  return intl.formatDate(momentMs(moment), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a moment. */
export function formatDay(intl: Pick<IntlShape, 'formatDate'>, moment: string): string {
  return intl.formatDate(momentMs(moment), { dateStyle: 'medium' });
}
