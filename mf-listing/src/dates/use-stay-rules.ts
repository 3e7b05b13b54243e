import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { plainDate, type CamperCalendar } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import type { RangeRules } from '@campavia/ui/dates';

import { useAvailabilities } from '../data/use-availabilities';
import { camperCalendar, unknownCalendar } from './camper-calendar';
import { datesMessages } from './dates.messages';
import { stayRules } from './stay-rules';

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
  const words = useMemo(
    () => ({
      taken: formatMessage(datesMessages.taken),
      closed: formatMessage(datesMessages.noHandOver),
    }),
    [formatMessage],
  );
  const rules = useMemo(
    () => ({ locale, ...stayRules(calendar, today, words) }),
    [locale, calendar, today, words],
  );
  return { rules, calendar, isKnown: availabilities !== undefined, hasFailed };
}
