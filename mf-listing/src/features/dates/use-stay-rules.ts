import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { type CamperCalendar, isClosedDay, isTakenDay, plainDate } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import type { RangeRules } from '@campavia/ui/dates';

import { useAvailabilities } from '../../data/use-availabilities';
import { createPlaceholderCalendar, toCamperCalendar } from '../../rules/camper-calendar';

import { datesMessages } from './dates.messages';

export interface StayRules {
  rules: RangeRules & { locale: string };
  calendar: CamperCalendar;
  isKnown: boolean;
  hasFailed: boolean;
}

export interface StayRulesOptions {
  /** Undefined until dates are about to be chosen. */
  camperId: number | undefined;
  minDays: Listing['min_days'];
}

export function useStayRules({ camperId, minDays }: StayRulesOptions): StayRules {
  const { formatMessage } = useIntl();
  const { htmlLang: locale } = useSite();
  const today = plainDate(useToday());
  const { availabilities, hasFailed } = useAvailabilities(camperId);
  const calendar = useMemo(
    () => (availabilities ? toCamperCalendar(availabilities) : createPlaceholderCalendar(today, minDays)),
    [availabilities, today, minDays],
  );
  const texts = useMemo(
    () => ({
      taken: formatMessage(datesMessages.taken),
      closed: formatMessage(datesMessages.noHandOver),
    }),
    [formatMessage],
  );
  const rules = useMemo(
    () => ({ locale, ...toRangeRules(calendar, today, texts) }),
    [locale, calendar, today, texts],
  );
  return { rules, calendar, isKnown: availabilities !== undefined, hasFailed };
}

export interface DayReasons {
  taken: string;
  closed: string;
}

export function toRangeRules(
  calendar: CamperCalendar,
  today: string,
  { taken, closed }: DayReasons,
): RangeRules {
  const { earliest, latest, minDays, maxDays } = calendar;
  return {
    today,
    minDate: earliest,
    maxDate: latest,
    minDays,
    maxDays,
    unavailable: (day) => (isTakenDay(plainDate(day), calendar) ? taken : undefined),
    closed: (day) => (isClosedDay(plainDate(day), calendar) ? closed : undefined),
  };
}
