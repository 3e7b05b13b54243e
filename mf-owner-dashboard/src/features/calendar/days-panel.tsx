import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { CalendarFeed, CalendarPeriod } from '@campavia/contracts';
import { daysInclusive, type DayRange } from '@campavia/domain';
import { Button, Card, H2, IconButton, Note, Small, Stack } from '@campavia/ui';
import { formErrorsOf } from '@campavia/ui/forms';
import { X } from '@campavia/ui/icons';

import { useChangeCalendar } from '../../data/use-owner-calendar';
import { daysOf, isAsked, listWithin } from '../../rules/calendar/day-facts';

import { calendarMessages } from './calendar.messages';
import { Mode, Modes, OnTheseDays, PanelHead } from './panel.styles';
import { DAYS_PANEL } from './choice-bar';
import { CloseForm } from './close-form';
import { CopyForm } from './copy-form';
import { describeRange } from './describe-day';
import { panelMessages } from './panel.messages';
import { PriceForm, type PanelFormProps } from './price-form';
import { reasonMessages } from './reason.messages';
import type { DaySelection } from './use-day-selection';

interface DaysPanelProps {
  camperId: string;
  feed: CalendarFeed;
  limits: DayRange;
  firstWeekday: number;
  selection: DaySelection;
}

const MODES = ['price', 'close', 'copy'] as const;
type ModeName = (typeof MODES)[number];

/** The actions for the chosen days: a price, closing, or the prices of another week. */
export function DaysPanel({ camperId, feed, limits, firstWeekday, selection }: DaysPanelProps) {
  const { formatMessage } = useIntl();
  const [mode, setMode] = useState<ModeName>('price');
  const [done, setDone] = useState<string>();
  const [opened, setOpened] = useState<CalendarPeriod>();
  const [changes, setChanges] = useState(0);
  const changing = useChangeCalendar(camperId);
  const { range } = selection;
  const period = range && listWithin(feed.periods, range)[0];
  const finish = (text: string, gone?: CalendarPeriod) => {
    setDone(text);
    setOpened(gone);
    setChanges((before) => before + 1);
    selection.choose(undefined);
  };
  const choose = (next: ModeName) => {
    changing.reset();
    setMode(next);
  };
  const form = {
    feed,
    limits,
    selection,
    changing,
    errors: formErrorsOf(changing.entries, { unknown: formatMessage(panelMessages.unknown) }),
    onDone: finish,
  };
  return (
    <Card as="section" aria-labelledby={DAYS_PANEL} $isLifted $isCab $isPadded>
      <Stack $gap={4}>
        <Head range={range} onClear={() => selection.choose(undefined)} />
        {done && !range && <DoneNote text={done} opened={opened} camperId={camperId} onDone={finish} />}
        <Entries feed={feed} range={range} />
        {period?.is_read_only ? (
          <Note>{formatMessage(panelMessages.readOnly)}</Note>
        ) : (
          <>
            {!period && <ModeChoice mode={mode} onChoose={choose} />}
            <ModeForm
              form={form}
              changes={changes}
              mode={period ? 'close' : mode}
              period={period}
              firstWeekday={firstWeekday}
              onOpened={(gone) => finish(formatMessage(panelMessages.opened), gone)}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

function ModeChoice({ mode, onChoose }: { mode: ModeName; onChoose: (mode: ModeName) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Modes role="group" aria-label={formatMessage(panelMessages.modes)}>
      {MODES.map((one) => (
        <Mode key={one} type="button" aria-pressed={one === mode} onClick={() => onChoose(one)}>
          {formatMessage(panelMessages[`${one}Mode`])}
        </Mode>
      ))}
    </Modes>
  );
}

interface ModeFormProps {
  form: PanelFormProps;
  /** How many changes were made, so that the next form starts empty. */
  changes: number;
  mode: ModeName;
  period: CalendarPeriod | undefined;
  firstWeekday: number;
  onOpened: (period: CalendarPeriod) => void;
}

function ModeForm({ form, changes, mode, period, firstWeekday, onOpened }: ModeFormProps) {
  if (mode === 'price') return <PriceForm {...form} />;
  if (mode === 'copy') return <CopyForm {...form} firstWeekday={firstWeekday} />;
  const key = `${period?.id ?? 'new'} ${changes}`;
  return <CloseForm key={key} {...form} period={period} onOpened={onOpened} />;
}

function Head({ range, onClear }: { range: DayRange | undefined; onClear: () => void }) {
  const intl = useIntl();
  const days = range && daysInclusive(range.from, range.to);
  return (
    <div>
      <PanelHead>
        <H2 id={DAYS_PANEL} tabIndex={-1}>
          {range ? describeRange(intl, range) : intl.formatMessage(panelMessages.choose)}
        </H2>
        {range && <IconButton icon={X} label={intl.formatMessage(panelMessages.clear)} onClick={onClear} />}
      </PanelHead>
      <Small as="p" $tone="soft">
        {days ? intl.formatMessage(panelMessages.days, { days }) : intl.formatMessage(panelMessages.hint)}
      </Small>
    </div>
  );
}

function Entries({ feed, range }: { feed: CalendarFeed; range: DayRange | undefined }) {
  const intl = useIntl();
  if (!range) return null;
  const bookings = listWithin(feed.bookings, range);
  const periods = listWithin(feed.periods, range);
  if (bookings.length + periods.length === 0) return null;
  return (
    <OnTheseDays>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <b>
            {intl.formatMessage(isAsked(booking) ? calendarMessages.askedBy : calendarMessages.bookedBy, {
              guest: booking.guest.first_name,
            })}
          </b>
          <span>{describeRange(intl, daysOf(booking))}</span>
        </li>
      ))}
      {periods.map((period) => (
        <li key={`period ${period.id}`}>
          <b>{intl.formatMessage(reasonMessages[period.reason])}</b>
          <span>{describeRange(intl, daysOf(period))}</span>
        </li>
      ))}
    </OnTheseDays>
  );
}

interface DoneNoteProps {
  text: string;
  opened: CalendarPeriod | undefined;
  camperId: string;
  onDone: (text: string) => void;
}

function DoneNote({ text, opened, camperId, onDone }: DoneNoteProps) {
  const { formatMessage } = useIntl();
  const { change, isBusy, entries } = useChangeCalendar(camperId);
  const [failure] = entries;

  async function undo({ date_from, date_to, reason, comment }: CalendarPeriod) {
    const form = { dates_0: date_from, dates_1: date_to, reason: reason as 'OTHER', comment };
    if (await change({ kind: 'close', form })) onDone(formatMessage(panelMessages.closed));
  }

  return (
    <Note tone={failure ? 'stop' : 'good'} role="status">
      <span>{failure ? (failure.text ?? formatMessage(panelMessages.unknown)) : text}</span>
      {opened && (
        <Button variant="quiet" size="s" isBusy={isBusy} onClick={() => void undo(opened)}>
          {formatMessage(panelMessages.undo)}
        </Button>
      )}
    </Note>
  );
}
