import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Passkey } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, H3, Icon, Row, Small, Strong, Text } from '@campavia/ui';
import { Lock, Plus } from '@campavia/ui/icons';
import { useLazyComponent } from '@campavia/ui/browser';

import { CardBox, CardHead } from '../../components/cards.styles';
import { SectionFailure } from '../../components/section-failure';
import { usePasskeys } from '../../data/account/use-passkeys';

import { ListSkeleton } from './list-skeleton';
import type { PasskeyQuestion } from './passkey-dialogs';
import { passkeyMessages } from './passkeys.messages';
import { DeviceIcon, Entry, List, PasswordList } from './security.styles';

const loadDialogs = async () =>
  (await import(/* webpackChunkName: "passkey-dialogs" */ './passkey-dialogs')).PasskeyDialogs;

export function PasskeysCard() {
  const { formatMessage } = useIntl();
  const [question, setQuestion] = useState<PasskeyQuestion>();
  const { Component: Dialogs } = useLazyComponent(loadDialogs, { isNeeded: question !== undefined });
  return (
    <CardBox>
      <CardHead>
        <div>
          <H3 as="h2">{formatMessage(passkeyMessages.title)}</H3>
          <Text $tone="soft">{formatMessage(passkeyMessages.lead)}</Text>
        </div>
        <Button
          variant="pine"
          icon={Plus}
          isBusy={question !== undefined && !Dialogs}
          onClick={() => setQuestion({ ask: 'add' })}
        >
          {formatMessage(passkeyMessages.add)}
        </Button>
      </CardHead>
      <PasskeyList onAsk={setQuestion} />
      <PasswordEntry />
      {question && Dialogs && <Dialogs question={question} onClose={() => setQuestion(undefined)} />}
    </CardBox>
  );
}

interface PasskeyListProps {
  onAsk: (question: PasskeyQuestion) => void;
}

function PasskeyList({ onAsk }: PasskeyListProps) {
  const { formatMessage } = useIntl();
  const { passkeys, hasFailed, isRetrying, retry } = usePasskeys();
  if (hasFailed)
    return <SectionFailure text={passkeyMessages.failed} isRetrying={isRetrying} onRetry={retry} />;
  if (!passkeys) return <ListSkeleton />;
  if (passkeys.length === 0) return <Small as="p">{formatMessage(passkeyMessages.none)}</Small>;
  return (
    <List>
      {passkeys.map((passkey) => (
        <Entry key={passkey.id}>
          <DeviceIcon>
            <Icon of={Lock} />
          </DeviceIcon>
          <div>
            <Strong>{passkey.name}</Strong>
            <UsedText passkey={passkey} />
          </div>
          <Row $gap={1}>
            <Button variant="quiet" size="s" onClick={() => onAsk({ ask: 'rename', passkey })}>
              {formatMessage(passkeyMessages.rename)}
            </Button>
            <Button variant="quiet" size="s" onClick={() => onAsk({ ask: 'remove', passkey })}>
              {formatMessage(passkeyMessages.remove)}
            </Button>
          </Row>
        </Entry>
      ))}
    </List>
  );
}

function PasswordEntry() {
  const { formatMessage } = useIntl();
  return (
    <PasswordList>
      <Entry>
        <DeviceIcon>
          <Icon of={Lock} />
        </DeviceIcon>
        <div>
          <Strong>{formatMessage(passkeyMessages.password)}</Strong>
          <Text $tone="soft">{formatMessage(passkeyMessages.passwordText)}</Text>
        </div>
        <ButtonLink as={AddressLink} to="account.password" variant="quiet" size="s">
          {formatMessage(passkeyMessages.changePassword)}
        </ButtonLink>
      </Entry>
    </PasswordList>
  );
}

function UsedText({ passkey: { created_at, used_at, is_current } }: { passkey: Passkey }) {
  const { formatMessage, formatDate } = useIntl();
  const day = (moment: string) =>
    formatDate(momentMs(moment), { day: 'numeric', month: 'long', year: 'numeric' });
  const used = used_at
    ? formatMessage(passkeyMessages.used, { date: day(used_at) })
    : formatMessage(passkeyMessages.unused);
  const texts = [
    formatMessage(passkeyMessages.added, { date: day(created_at) }),
    is_current ? formatMessage(passkeyMessages.current) : used,
  ];
  return <Text $tone="soft">{texts.join(' · ')}</Text>;
}
