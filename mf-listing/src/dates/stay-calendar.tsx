import { lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Button, Ghost, H2, Note, Stack, Text } from '@campavia/ui';

import { CalendarLegend } from './calendar-legend';
import { CalendarRoom } from './dates.styles';
import { datesMessages } from './dates.messages';
import { useCalendarKey } from './use-calendar-key';
import { useChooseStay } from './use-choose-stay';
import { useIsNear } from './use-is-near';
import { useStayRules } from './use-stay-rules';

const Calendar = lazy(() => import('@campavia/ui/dates').then((dates) => ({ default: dates.Calendar })));

export interface StayCalendarProps {
  listing: Pick<Listing, 'id' | 'min_days'>;
  stay: DayRange | undefined;
}

/** When the camper is free: two months to look at and to choose the trip in. Comes when it is scrolled near. */
export function StayCalendar({ listing, stay }: StayCalendarProps) {
  const { formatMessage } = useIntl();
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const camperId = isNear ? listing.id : undefined;
  const { rules, calendar, isKnown, hasFailed } = useStayRules({ camperId, minDays: listing.min_days });
  const { key, choose } = useCalendarKey(stay, useChooseStay());
  const actions = stay && (
    <Button variant="quiet" size="s" onClick={() => choose(null)}>
      {formatMessage(datesMessages.clear)}
    </Button>
  );
  return (
    <Stack as="section" id="dates" $gap={4} aria-labelledby="dates-title">
      <div>
        <H2 id="dates-title">{formatMessage(datesMessages.title)}</H2>
        <Text $tone="soft">{formatMessage(datesMessages.rule, { days: calendar.minDays })}</Text>
      </div>
      {hasFailed && (
        <Note tone="care" role="status">
          {formatMessage(datesMessages.failed)}
        </Note>
      )}
      <CalendarRoom ref={room}>
        {isKnown || hasFailed ? (
          <Suspense fallback={<Ghost $height="26rem" />}>
            <Calendar
              key={key}
              {...rules}
              label={formatMessage(datesMessages.yourDates)}
              value={stay ?? null}
              onChange={choose}
              actions={actions}
            />
          </Suspense>
        ) : (
          <Ghost $height="26rem" />
        )}
      </CalendarRoom>
      <CalendarLegend calendar={calendar} />
    </Stack>
  );
}
