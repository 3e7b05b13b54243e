import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ExtensionPriceQuery, ExtensionRules, GuestBooking } from '@campavia/contracts';
import { plainDate, type PlainDate } from '@campavia/domain';
import { formatDateRange, formatPlainDate } from '@campavia/i18n';
import { useToday } from '@campavia/remote-kit';
import { Button, Card, Small } from '@campavia/ui';
import { DayCalendar, type MarkedDay } from '@campavia/ui/day-calendar';

import { useExtensionPrices } from '../../data/use-extensions';
import {
  EXTENSION_KINDS_BY_TAB,
  findDayPrice,
  findDayRefusal,
  markDay,
  readChosenDay,
  type DayTab,
} from '../../rules/extension-days';

import { choiceMessages } from './choice.messages';
import { describeChoice, describeDayPrice, describeLimits } from './describe-choice';
import { Legend, Sentence } from './extend.styles';

export interface DayChoiceProps {
  trip: GuestBooking;
  tab: DayTab;
  rules: ExtensionRules;
  onChoose: (query: ExtensionPriceQuery | undefined) => void;
}

const LABELS = { days: 'daysLabel', move: 'moveLabel', insuredDays: 'insuredDaysLabel' } as const;
const MARKS = { first: 'booked', booked: 'booked', added: 'added', chosen: 'chosen' } as const;
const REASONS = {
  booked: 'bookedReason',
  taken: 'takenReason',
  closed: 'closedReason',
  begun: 'begunReason',
} as const;

/** Two months in which one click chooses the new days, and a sentence that describes them. */
export function DayChoice({ trip, tab, rules, onChoose }: DayChoiceProps) {
  const intl = useIntl();
  const known = { trip, rules, today: plainDate(useToday()) };
  const [chosen, setChosen] = useState<PlainDate>();
  const [pressed, setPressed] = useState<PlainDate>();
  const choose = (day: PlainDate | undefined) => {
    setChosen(day);
    setPressed(undefined);
    onChoose(day && readChosenDay(tab, trip, day).query);
  };
  const prices = useExtensionPrices(trip.id, EXTENSION_KINDS_BY_TAB[tab]);
  const dayOf = (date: string): MarkedDay => {
    const day = plainDate(date);
    const mark = markDay(tab, trip, chosen, day);
    const refusal = findDayRefusal(tab, known, day);
    const price = refusal ? undefined : describeDayPrice(intl, prices, findDayPrice(tab, trip, prices, day));
    const label = [mark && intl.formatMessage(choiceMessages[MARKS[mark]]), price?.name];
    return {
      mark,
      label: label.filter(Boolean).join(', '),
      reason: refusal && intl.formatMessage(choiceMessages[REASONS[refusal]]),
      price: price?.text ?? '',
    };
  };
  const refused = pressed && findDayRefusal(tab, known, pressed);
  return (
    <div>
      <Card $isPadded>
        <DayCalendar
          label={intl.formatMessage(choiceMessages[LABELS[tab]])}
          value={chosen ?? null}
          start={trip.date_from}
          minDate={rules.earliest}
          maxDate={rules.latest}
          dayOf={dayOf}
          onChange={(date) => choose(plainDate(date))}
          onUnavailablePress={(date) => setPressed(plainDate(date))}
        />
        <Sentence aria-live="polite">
          {refused && pressed ? (
            intl.formatMessage(choiceMessages.notPossible, {
              date: formatPlainDate(intl, pressed, 'day'),
              reason: intl.formatMessage(choiceMessages[REASONS[refused]]),
            })
          ) : (
            <>
              <b>
                {chosen ? describeChoice(intl, tab, trip, chosen) : intl.formatMessage(choiceMessages[tab])}
              </b>{' '}
              {describeLimits(intl, rules)}
            </>
          )}
        </Sentence>
      </Card>
      <Foot trip={trip} isChosen={chosen !== undefined} onReset={() => choose(undefined)} />
    </div>
  );
}

interface FootProps {
  trip: GuestBooking;
  isChosen: boolean;
  onReset: () => void;
}

function Foot({ trip, isChosen, onReset }: FootProps) {
  const intl = useIntl();
  const range = formatDateRange(intl, trip.date_from, trip.date_to);
  return (
    <Legend>
      <Small data-mark="booked">{intl.formatMessage(choiceMessages.booked)}</Small>
      <Small data-mark="added">{intl.formatMessage(choiceMessages.added)}</Small>
      <Small data-mark="taken">{intl.formatMessage(choiceMessages.takenLegend)}</Small>
      <Button
        variant="quiet"
        size="s"
        style={{ visibility: isChosen ? undefined : 'hidden' }}
        onClick={onReset}
      >
        {intl.formatMessage(choiceMessages.reset, { range })}
      </Button>
      <Small as="p" $tone="soft">
        {intl.formatMessage(choiceMessages.pricesLegend)}
      </Small>
    </Legend>
  );
}
