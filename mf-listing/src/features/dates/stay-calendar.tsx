import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Button, Skeleton, H2, Note, Stack, Text } from '@campavia/ui';
import { useIsNear } from '@campavia/ui/browser';

import { CalendarLegend } from './calendar-legend';
import { datesMessages } from './dates.messages';
import { CalendarFrame } from './dates.styles';
import { useChooseStay } from './use-choose-stay';
import { useStayRules } from './use-stay-rules';

const Calendar = lazy(() => import('@campavia/ui/dates').then((dates) => ({ default: dates.Calendar })));

export interface StayCalendarProps {
  listing: Pick<Listing, 'id' | 'min_days'>;
  stay: DayRange | undefined;
}

export function StayCalendar({ listing, stay }: StayCalendarProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
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
      <CalendarFrame ref={frame}>
        {isKnown || hasFailed ? (
          <Suspense fallback={<Skeleton $height="26rem" />}>
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
          <Skeleton $height="26rem" />
        )}
      </CalendarFrame>
      <CalendarLegend calendar={calendar} />
    </Stack>
  );
}

type Choice = { from: string; to: string } | null;

/** Remounts the calendar for dates from outside, but not for its own, which would lose the focus. */
export function useCalendarKey(stay: DayRange | undefined, chooseStay: (choice: Choice) => void) {
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState({ stay: keyOf(stay), key: 0 });
  const current = keyOf(stay);
  if (shown.stay !== current) {
    setShown({ stay: current, key: chosen === current ? shown.key : shown.key + 1 });
  }
  const choose = (choice: Choice) => {
    setChosen(keyOf(choice));
    chooseStay(choice);
  };
  return { key: shown.key, choose };
}

function keyOf(range: Choice | undefined): string {
  return range ? `${range.from}/${range.to}` : '';
}
