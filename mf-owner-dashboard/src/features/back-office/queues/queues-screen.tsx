import { useIntl } from 'react-intl';

import type { BackOfficeOverview, BackOfficeQueueState } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Card, H1, H3, Icon, Lead, Small, Stack, VisuallyHidden } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import { titleMessages } from '../../../components/title.messages';
import { useOverview } from '../../../data/back-office/use-back-office';
import { waitingTime } from '../../../rules/waiting-time';
import { Answered, BackOfficePage } from '../back-office-page';

import { QUEUES, REPORTED } from './queue-kinds';
import { queuesMessages } from './queues.messages';
import {
  Ages,
  AgesBar,
  AgeText,
  AgeTexts,
  Decided,
  Legend,
  QueueIcon,
  QueueList,
  QueuesLayout,
  Waiting,
  QueueTitle,
} from './queues.styles';

/** The queues of staff, each with a button that opens the item that has waited longest. */
export function QueuesScreen() {
  return <BackOfficePage>{() => <Queues />}</BackOfficePage>;
}

function Queues() {
  return (
    <Answered title={titleMessages.staff} failed={queuesMessages.failed} answer={useOverview()}>
      {(overview) => <Overview overview={overview} />}
    </Answered>
  );
}

function Overview({ overview }: { overview: BackOfficeOverview }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { queues, counted_at: countedAt } = overview;
  const waiting = queues.reduce((sum, each) => sum + each.waiting, 0);
  const late = queues.reduce((sum, each) => sum + each.late, 0);
  const time = intl.formatTime(momentMs(countedAt), { timeStyle: 'short' });
  const latest = [...queues].filter((each) => each.waiting > 0).sort((a, b) => b.late - a.late)[0];
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(queuesMessages.counted, { count: waiting })}</H1>
        <Lead>
          {waiting === 0
            ? formatMessage(queuesMessages.leadNothing, { time })
            : formatMessage(queuesMessages.lead, { late, time })}
        </Lead>
      </Stack>
      <QueuesLayout>
        <Stack $gap={4}>
          <QueueList>
            {queues.map((queue) => (
              <Queue key={queue.name} queue={queue} countedAt={countedAt} isLatest={queue === latest} />
            ))}
          </QueueList>
          <Legend aria-hidden="true">
            <span data-age="fresh">{formatMessage(queuesMessages.fresh)}</span>
            <span data-age="usual">{formatMessage(queuesMessages.usual)}</span>
            <span data-age="late">{formatMessage(queuesMessages.past)}</span>
          </Legend>
        </Stack>
        <DecidedToday overview={overview} />
      </QueuesLayout>
    </Stack>
  );
}

interface QueueProps {
  queue: BackOfficeQueueState;
  countedAt: string;
  /** Whether the most has waited too long in it. */
  isLatest: boolean;
}

function Queue({ queue, countedAt, isLatest }: QueueProps) {
  const { formatMessage } = useIntl();
  const { icon, name, text, next, address } = QUEUES[queue.name];
  const { late, waiting, oldest_at: oldestAt, next_id: nextId } = queue;
  const isLate = late > 0;
  return (
    <li>
      <QueueIcon $isLate={isLate} aria-hidden="true">
        <Icon of={icon} />
      </QueueIcon>
      <div>
        <QueueTitle>
          <QueueName queue={queue}>{formatMessage(name)}</QueueName>
        </QueueTitle>
        <Small as="p" $tone="soft">
          {formatMessage(text)}
        </Small>
      </div>
      <Waiting $isEmpty={waiting === 0}>
        <VisuallyHidden>{formatMessage(queuesMessages.waiting)} </VisuallyHidden>
        {waiting}
      </Waiting>
      {waiting === 0 ? (
        <EmptyQueue queue={queue} />
      ) : (
        <>
          <Ages>
            <AgeParts queue={queue} />
            <AgeTexts>
              {isLate ? (
                <AgeText $colour="stop">{formatMessage(queuesMessages.late, { late })}</AgeText>
              ) : (
                <Small $tone="soft">{formatMessage(queuesMessages.inTime)}</Small>
              )}
              {oldestAt && (
                <Small $tone="soft">
                  {formatMessage(queuesMessages.oldest, {
                    waited: waitingTime(oldestAt, countedAt).hours,
                  })}
                </Small>
              )}
            </AgeTexts>
          </Ages>
          {nextId === null ? (
            <Small $tone="soft">{formatMessage(queuesMessages.taken)}</Small>
          ) : (
            <ButtonLink
              as={AddressLink}
              to={address}
              params={{ id: nextId }}
              variant={isLatest ? 'main' : 'line'}
            >
              {formatMessage(next)}
            </ButtonLink>
          )}
        </>
      )}
    </li>
  );
}

/** Leads to the list of a queue. */
function QueueName({ queue, children }: { queue: BackOfficeQueueState; children: string }) {
  const { name } = queue;
  if (name === 'incidents') return <AddressLink to="staff.incidents">{children}</AddressLink>;
  if (name === 'listings') return <AddressLink to="staff.listings">{children}</AddressLink>;
  if (name === 'refunds') return <AddressLink to="staff.refunds">{children}</AddressLink>;
  if (name === 'payouts') return <AddressLink to="staff.payouts">{children}</AddressLink>;
  if (name !== 'documents' && name !== 'proofs') {
    return (
      <AddressLink to="staff.reports" search={REPORTED[name]}>
        {children}
      </AddressLink>
    );
  }
  return (
    <AddressLink to="staff.documents" search={name === 'proofs' ? 'queue=proofs' : undefined}>
      {children}
    </AddressLink>
  );
}

function EmptyQueue({ queue: { last_decided_at: last } }: { queue: BackOfficeQueueState }) {
  const intl = useIntl();
  return (
    <Ages $isWide>
      <AgeText $colour="good">
        <Icon of={Check} />
        {last
          ? intl.formatMessage(queuesMessages.nothingSince, {
              date: intl.formatDate(momentMs(last), { day: 'numeric', month: 'long' }),
            })
          : intl.formatMessage(queuesMessages.nothing)}
      </AgeText>
    </Ages>
  );
}

function AgeParts({ queue: { waiting, fresh, late } }: { queue: BackOfficeQueueState }) {
  const parts = [
    ['fresh', fresh],
    ['usual', waiting - fresh - late],
    ['late', late],
  ] as const;
  return (
    <AgesBar viewBox={`0 0 ${waiting} 1`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([age, count], nth) => {
        const before = parts.slice(0, nth).reduce((sum, [, each]) => sum + each, 0);
        return count > 0 && <rect key={age} data-age={age} x={before} width={count} height="1" />;
      })}
    </AgesBar>
  );
}

function DecidedToday({ overview: { decided_today: decided } }: { overview: BackOfficeOverview }) {
  const { formatMessage, formatNumber } = useIntl();
  const { accepted, asked_again: asked, refused } = decided;
  const rows = [
    [queuesMessages.accepted, accepted],
    [queuesMessages.asked, asked],
    [queuesMessages.refused, refused],
    [queuesMessages.together, accepted + asked + refused],
  ] as const;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(queuesMessages.decided)}</H3>
        <Decided>
          {rows.map(([message, count]) => (
            <div key={message.id}>
              <dt>{formatMessage(message)}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </Decided>
      </Stack>
    </Card>
  );
}
