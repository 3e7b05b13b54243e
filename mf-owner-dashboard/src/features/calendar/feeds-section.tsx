import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import type { CalendarFeed, IcalFeed } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { Button, Card, ErrorText, H3, Note, Row, Small, Stack, Text } from '@campavia/ui';
import { Form, formErrorsOf, FormField, SubmitButton } from '@campavia/ui/forms';

import { useChangeCalendar } from '../../data/use-owner-calendar';
import { daysOf } from '../../rules/calendar/day-facts';

import { FeedList, FeedUrl } from './panel.styles';
import { describeRange } from './describe-day';
import { ExportLink } from './export-link';
import { feedsMessages } from './feeds.messages';
import { panelMessages } from './panel.messages';

interface FeedsSectionProps {
  camperId: string;
  feed: CalendarFeed;
}

/** Imported calendars of other sites, and the camper's own feed for them. */
export function FeedsSection({ camperId, feed }: FeedsSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={4}>
      <Card as="section" $isPadded>
        <Stack $gap={4}>
          <Stack $gap={2}>
            <H3 as="h2">{formatMessage(feedsMessages.title)}</H3>
            <Text $tone="soft">{formatMessage(feedsMessages.text)}</Text>
          </Stack>
          {feed.feeds.length > 0 && (
            <FeedList>
              {feed.feeds.map((one) => (
                <FeedItem key={one.id} camperId={camperId} feed={one} />
              ))}
            </FeedList>
          )}
          <AddFeedForm camperId={camperId} />
        </Stack>
      </Card>
      <ExportLink camperId={camperId} url={feed.export_url} />
    </Stack>
  );
}

function FeedItem({ camperId, feed }: { camperId: string; feed: IcalFeed }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const reading = useChangeCalendar(camperId);
  const removing = useChangeCalendar(camperId);
  const failed = [...reading.entries, ...removing.entries][0];
  return (
    <li>
      <Row $gap={2}>
        <b>{feed.name}</b>
        <Small $tone="soft">{stateOf(intl, feed)}</Small>
      </Row>
      <FeedUrl>{feed.url}</FeedUrl>
      {feed.error && <ErrorText>{feed.error}</ErrorText>}
      {feed.first_events.map(({ title, date_from, date_to }) => (
        <Small as="p" key={`${date_from} ${date_to} ${title}`}>
          {[
            title || formatMessage(feedsMessages.untitled),
            describeRange(intl, daysOf({ date_from, date_to })),
          ].join(' · ')}
        </Small>
      ))}
      {failed && (
        <div role="alert">
          <ErrorText>{failed.text ?? formatMessage(panelMessages.unknown)}</ErrorText>
        </div>
      )}
      <Row $gap={2}>
        <Button
          variant="line"
          size="s"
          isBusy={reading.isBusy}
          busyLabel={formatMessage(feedsMessages.reading)}
          aria-label={[formatMessage(feedsMessages.readNow), feed.name].join(', ')}
          onClick={() => void reading.change({ kind: 'read', feedId: feed.id })}
        >
          {formatMessage(feedsMessages.readNow)}
        </Button>
        <Button
          variant="quiet"
          size="s"
          isBusy={removing.isBusy}
          aria-label={[formatMessage(feedsMessages.remove), feed.name].join(', ')}
          onClick={() => void removing.change({ kind: 'unfollow', feedId: feed.id })}
        >
          {formatMessage(feedsMessages.remove)}
        </Button>
      </Row>
    </li>
  );
}

function stateOf(intl: IntlShape, { succeeded_at, events }: IcalFeed): string {
  const count = intl.formatMessage(feedsMessages.events, { count: events });
  if (!succeeded_at) return count;
  const moment = intl.formatDate(momentMs(succeeded_at), { dateStyle: 'medium', timeStyle: 'short' });
  return `${intl.formatMessage(feedsMessages.readAt, { moment })} · ${count}`;
}

function AddFeedForm({ camperId }: { camperId: string }) {
  const { formatMessage } = useIntl();
  const { change, isBusy, entries } = useChangeCalendar(camperId);
  const [added, setAdded] = useState(0);

  async function add({ name = '', url = '' }: Record<string, string>) {
    if (await change({ kind: 'follow', form: { name, url } })) setAdded((before) => before + 1);
  }

  const needed = (text: string) => (value: string) => (value.trim() ? undefined : text);
  return (
    <>
      {added > 0 && (
        <Note tone="good" role="status">
          {formatMessage(feedsMessages.added)}
        </Note>
      )}
      <Form
        key={added}
        summaryTitle={formatMessage(feedsMessages.notAdded)}
        onSubmit={(values) => void add(values)}
        errors={formErrorsOf(entries, { unknown: formatMessage(panelMessages.unknown) })}
        checks={{
          name: needed(formatMessage(feedsMessages.noName)),
          url: needed(formatMessage(feedsMessages.noUrl)),
        }}
        isBusy={isBusy}
      >
        <FormField name="name" label={formatMessage(feedsMessages.name)} maxLength={60} autoComplete="off" />
        <FormField
          name="url"
          label={formatMessage(feedsMessages.url)}
          hint={formatMessage(feedsMessages.urlHint)}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
        />
        <div>
          <SubmitButton variant="line" busyLabel={formatMessage(feedsMessages.reading)}>
            {formatMessage(feedsMessages.add)}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
