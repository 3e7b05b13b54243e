import { useIntl, type IntlShape } from 'react-intl';

import type { OwnSession } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { Badge, Button, H3, Icon, Strong, Text } from '@campavia/ui';
import { Check, Globe, Smartphone, Tv } from '@campavia/ui/icons';

import { CardBox } from '../../components/cards.styles';
import { SectionFailure } from '../../components/section-failure';
import { useOwnSessions, type UseOwnSessions } from '../../data/account/use-own-sessions';

import { ListSkeleton } from './list-skeleton';
import { DeviceIcon, Entry, List } from './security.styles';
import { sessionMessages } from './sessions.messages';

export function SessionsCard() {
  const { formatMessage } = useIntl();
  const own = useOwnSessions();
  const { sessions, hasFailed, isRetrying, retry } = own;
  return (
    <CardBox>
      <H3 as="h2">{formatMessage(sessionMessages.title)}</H3>
      {hasFailed && <SectionFailure text={sessionMessages.failed} isRetrying={isRetrying} onRetry={retry} />}
      {!sessions && !hasFailed && <ListSkeleton />}
      {sessions && <SessionList sessions={sessions} own={own} />}
    </CardBox>
  );
}

interface SessionListProps {
  sessions: OwnSession[];
  own: UseOwnSessions;
}

function SessionList({ sessions, own: { end, isBusy } }: SessionListProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <List>
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </List>
      {sessions.length > 1 && (
        <div>
          <Button variant="line" isBusy={isBusy} onClick={() => void end('others')}>
            {formatMessage(sessionMessages.endOthers)}
          </Button>
        </div>
      )}
    </>
  );
}

const ICONS = { phone: Smartphone, computer: Tv, unknown: Globe };

function SessionEntry({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const intl = useIntl();
  return (
    <Entry>
      <DeviceIcon>
        <Icon of={ICONS[session.device]} />
      </DeviceIcon>
      <div>
        <Strong>{nameOf(intl, session)}</Strong>
        <Text $tone="soft">{describe(intl, session)}</Text>
      </div>
      {session.is_current ? (
        <Badge tone="good" icon={Check}>
          {intl.formatMessage(sessionMessages.now)}
        </Badge>
      ) : (
        <Button variant="quiet" size="s" onClick={onEnd}>
          {intl.formatMessage(sessionMessages.end)}
        </Button>
      )}
    </Entry>
  );
}

function nameOf({ formatMessage }: IntlShape, { browser, system }: OwnSession): string {
  if (browser && system) return formatMessage(sessionMessages.browserOn, { browser, system });
  return browser ?? system ?? formatMessage(sessionMessages.unknown);
}

function describe({ formatMessage, formatDate }: IntlShape, session: OwnSession): string {
  const time = formatDate(momentMs(session.used_at), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const used = session.is_current
    ? formatMessage(sessionMessages.here)
    : formatMessage(sessionMessages.used, { time });
  const { passkey: name } = session;
  return name ? [used, formatMessage(sessionMessages.byPasskey, { name })].join(' · ') : used;
}
