import type { IntlShape } from 'react-intl';

import type { Preferences, UpdatePreferences } from '@campavia/contracts';
import { clashingNames, type EditSides } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';

import type { ConflictRow } from '../../../components/edit/edit-conflict';

import { preferencesMessages } from './preferences.messages';

type Name = keyof UpdatePreferences;

/** The fields that are changed here and were concurrently changed to another value. */
export function conflictRows(
  intl: IntlShape,
  sides: EditSides<Preferences, UpdatePreferences>,
): ConflictRow[] {
  const { theirs, changes } = sides;
  return clashingNames<UpdatePreferences>(sides).map((name) => ({
    name,
    label: intl.formatMessage(preferencesMessages[LABELS[name]]),
    theirs: TEXTS[name](intl, theirs[name]),
    mine: TEXTS[name](intl, changes[name]),
  }));
}

const LABELS = {
  pets_allowed: 'pets_allowed',
  smoking_allowed: 'smoking_allowed',
  abroad_allowed: 'abroad_allowed',
  instant_booking_activated: 'instant',
  min_future_days: 'earliest',
  max_months_future_rental: 'latest',
  closed_weekdays: 'weekdays',
  closed_dates: 'dates',
  insured_by: 'insurance',
} as const satisfies Record<Name, keyof typeof preferencesMessages>;

type ToText = (intl: IntlShape, value: unknown) => string;

const permission: ToText = ({ formatMessage }, value) =>
  formatMessage(preferencesMessages[value as Preferences['pets_allowed']]);

const TEXTS: Record<Name, ToText> = {
  pets_allowed: permission,
  smoking_allowed: permission,
  abroad_allowed: permission,
  instant_booking_activated: ({ formatMessage }, value) =>
    formatMessage(value ? preferencesMessages.on : preferencesMessages.off),
  min_future_days: ({ formatMessage }, value) =>
    formatMessage(preferencesMessages.daysAhead, { days: Number(value) }),
  max_months_future_rental: ({ formatMessage }, value) =>
    formatMessage(preferencesMessages.monthsAhead, { months: Number(value) }),
  closed_weekdays: (intl, value) =>
    listOf(intl, value as number[], (weekday) =>
      intl.formatDate(Date.UTC(2027, 2, 14 + weekday), { weekday: 'long', timeZone: 'UTC' }),
    ),
  closed_dates: (intl, value) => listOf(intl, value as string[], (date) => formatPlainDate(intl, date)),
  insured_by: ({ formatMessage }, value) =>
    formatMessage(value === 'owner' ? preferencesMessages.byOwner : preferencesMessages.byPlatform),
};

function listOf<Item>(intl: IntlShape, items: Item[], format: (item: Item) => string): string {
  return items.length > 0 ? items.map(format).join(', ') : intl.formatMessage(preferencesMessages.none);
}
