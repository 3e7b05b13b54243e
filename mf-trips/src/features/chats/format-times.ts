import type { IntlShape } from 'react-intl';

import { addDays, plainDate, type PlainDate } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';

import { threadMessages } from './chats.messages';

/** Time zone of the reader, an IANA name. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Hour and minute of a moment in the reader's time zone. */
export function formatClock(intl: IntlShape, ms: number): string {
  return intl.formatDate(ms, { hour: '2-digit', minute: '2-digit', timeZone: readerZone() });
}

export function formatDay(intl: IntlShape, day: PlainDate, today: string): string {
  if (day === today) return intl.formatMessage(threadMessages.today);
  if (day === addDays(plainDate(today), -1)) return intl.formatMessage(threadMessages.yesterday);
  return formatPlainDate(intl, day, 'long');
}
