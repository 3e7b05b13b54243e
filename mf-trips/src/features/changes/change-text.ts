import type { IntlShape } from 'react-intl';

import type { Extension, GuestBooking, Upgrade } from '@campavia/contracts';
import { formatDateRange, formatPlainDate } from '@campavia/i18n';

import { daysWithChange } from '../../rules/days-with-change';

import { changeMessages } from './change.messages';

type Request = Extension | Upgrade;
type Reason = Request['requests'][number]['reason'];

interface ChangeFacts {
  days: number;
  from: string;
  to: string;
  driver: string;
}

const NAMES: Record<Reason, (intl: IntlShape, facts: ChangeFacts) => string> = {
  day_before: (intl, { days, from }) =>
    intl.formatMessage(changeMessages.earlier, { days, date: formatPlainDate(intl, from, 'day') }),
  day_after: (intl, { days, to }) =>
    intl.formatMessage(changeMessages.later, { days, date: formatPlainDate(intl, to, 'day') }),
  day_slide: (intl, { from, to }) =>
    intl.formatMessage(changeMessages.moved, { range: formatDateRange(intl, from, to) }),
  km_100: ({ formatMessage }) => formatMessage(changeMessages.kilometres, { km: 100 }),
  km_200: ({ formatMessage }) => formatMessage(changeMessages.kilometres, { km: 200 }),
  km_unlimited: ({ formatMessage }) => formatMessage(changeMessages.kilometres, { km: 0 }),
  ins_day_before: ({ formatMessage }, { days }) => formatMessage(changeMessages.insuredBefore, { days }),
  ins_day_after: ({ formatMessage }, { days }) => formatMessage(changeMessages.insuredAfter, { days }),
  second_driver: ({ formatMessage }, { driver: name }) => formatMessage(changeMessages.driver, { name }),
  rental_cover: ({ formatMessage }) => formatMessage(changeMessages.cover),
  buyback: ({ formatMessage }) => formatMessage(changeMessages.buyback),
};

/** The name of an extension or upgrade, with the days that it adds. */
export function formatChange(
  intl: IntlShape,
  trip: Pick<GuestBooking, 'date_from' | 'date_to'>,
  request: Request,
): string {
  const [asked] = request.requests;
  if (!asked) return '';
  const days = 'quantity' in asked ? asked.quantity : 0;
  const second = 'second_driver' in asked ? asked.second_driver : null;
  const driver = second ? `${second.first_name} ${second.last_name}` : '';
  return NAMES[asked.reason](intl, { days, driver, ...daysWithChange(trip, { reason: asked.reason, days }) });
}
