import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { plainDate, type CamperCalendar } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import type { RangeRules } from '@campavia/ui/dates';

import { useAvailabilities } from '../data/use-availabilities';
import { camperCalendar, isTaken, unknownCalendar } from './camper-calendar';
import { datesMessages } from './dates.messages';

export interface StayRules {
  /** What a calendar needs to let through only stays that can be had. */
  rules: RangeRules & { locale: string };
  calendar: CamperCalendar;
  /** The camper's calendar is there. */
  isKnown: boolean;
  hasFailed: boolean;
}

export interface StayRulesOptions {
  /** Undefined as long as nobody is about to choose days. */
  camperId: number | undefined;
  minDays: Listing['min_days'];
}

/** The rules by which days of one camper are chosen. */
export function useStayRules({ camperId, minDays }: StayRulesOptions): StayRules {
  const { formatMessage } = useIntl();
  const { htmlLang: locale } = useSite();
  const today = plainDate(useToday());
  const { availabilities, hasFailed } = useAvailabilities(camperId);
  const calendar = useMemo(
    () => (availabilities ? camperCalendar(availabilities) : unknownCalendar(today, minDays)),
    [availabilities, today, minDays],
  );
  const unavailable = useCallback(
    (day: string) => (isTaken(day, calendar) ? formatMessage(datesMessages.taken) : undefined),
    [calendar, formatMessage],
  );
  const rules = {
    ...{ locale, today, unavailable },
    minDate: calendar.earliest,
    maxDate: calendar.latest,
    minDays: calendar.minDays,
    maxDays: calendar.maxDays,
    closedWeekdays: calendar.closedWeekdays,
  };
  return { rules, calendar, isKnown: availabilities !== undefined, hasFailed };
}
