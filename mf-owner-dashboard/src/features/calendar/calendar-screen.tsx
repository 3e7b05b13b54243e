import { memo, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { CalendarFeed } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';
import { usePlatform, useReady } from '@campavia/remote-kit';
import { EmptyState, FailurePanel, Small, Stack, VisuallyHidden } from '@campavia/ui';
import { firstWeekdayOf } from '@campavia/ui/day-calendar';

import { useCalendarFeed } from '../../data/use-owner-calendar';

import { CamperPage } from '../camper-page';
import { calendarMessages } from './calendar.messages';
import { CalendarSkeleton } from './calendar-skeleton';
import { Columns, KeysHint, PanelColumn } from './calendar.styles';
import { ChoiceBar } from './choice-bar';
import { DaysPanel } from './days-panel';
import { describeChoice } from './describe-day';
import { FeedsSection } from './feeds-section';
import { Legend } from './legend';
import { MonthGrid } from './month-grid';
import { useDaySelection } from './use-day-selection';

export function CalendarScreen() {
  return (
    <CamperPage tab="calendar" reportsItself>
      {({ id }) => <LoadedCalendar camperId={String(id)} />}
    </CamperPage>
  );
}

function LoadedCalendar({ camperId }: { camperId: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { feed, failure, isRetrying, retry } = useCalendarFeed(camperId);
  useReady(feed !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure === 'notBookable') {
    return (
      <EmptyState
        headingAs="h2"
        title={formatMessage(calendarMessages.notBookable)}
        text={formatMessage(calendarMessages.notBookableText)}
      />
    );
  }
  if (failure) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(calendarMessages.failed)}
        text={formatMessage(calendarMessages.failedText)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return feed ? <Calendar camperId={camperId} feed={feed} /> : <CalendarSkeleton />;
}

const Panel = memo(DaysPanel);
const Feeds = memo(FeedsSection);

function Calendar({ camperId, feed }: { camperId: string; feed: CalendarFeed }) {
  const intl = useIntl();
  const { site } = usePlatform();
  const firstWeekday = firstWeekdayOf(site.htmlLang);
  const limits = useMemo(
    () => ({ from: plainDate(feed.date_from), to: plainDate(feed.date_to), firstWeekday }),
    [feed.date_from, feed.date_to, firstWeekday],
  );
  const selection = useDaySelection(limits);
  // The grid shows a press in the next frame; the legend and the forms beside it follow.
  const followed = useDeferredValue(selection);
  const { range } = selection;
  return (
    <Stack $gap={8}>
      <Columns>
        <div>
          <MonthGrid feed={feed} limits={limits} firstWeekday={firstWeekday} selection={selection} />
          <Legend feed={feed} month={followed.month} />
          <Small as="p" $tone="soft">
            {intl.formatMessage(calendarMessages.pressDays)}
          </Small>
          <KeysHint as="p" $tone="soft">
            {intl.formatMessage(calendarMessages.keys)}
          </KeysHint>
          <ChoiceBar selection={selection} />
          <VisuallyHidden role="status">{range && describeChoice(intl, range)}</VisuallyHidden>
        </div>
        <PanelColumn>
          <Panel
            camperId={camperId}
            feed={feed}
            limits={limits}
            firstWeekday={firstWeekday}
            selection={followed}
          />
        </PanelColumn>
      </Columns>
      <Feeds camperId={camperId} feed={feed} />
    </Stack>
  );
}
