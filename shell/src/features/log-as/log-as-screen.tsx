import { useState } from 'react';
import { useIntl } from 'react-intl';

import { pathOn } from '@campavia/i18n/sites';
import { useLocation, useSite } from '@campavia/remote-kit';
import { Button, H2, Row, Stack } from '@campavia/ui';
import { Form, FormField, formErrorsOf, SubmitButton } from '@campavia/ui/forms';
import { User } from '@campavia/ui/icons';

import { useLogAs, type UseLogAs } from '../../session/identity/use-log-as';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { continueTo } from '../sign-in-layout/continue-to';

import { readLastUsed, rememberLastUsed } from './recent-users';
import { logAsMessages } from './log-as.messages';

const LARGEST_ID = 2_147_483_647;

export function LogAsScreen() {
  const { formatMessage } = useIntl();
  const home = pathOn(useSite(), '/');
  const { logAs, isBusy, entries } = useLogAs();

  async function actAs(userId: number): Promise<void> {
    const person = await logAs(userId);
    if (!person) return;
    rememberLastUsed({ id: person.id, firstName: person.first_name });
    continueTo(home);
  }

  return (
    <SignInLayout title={formatMessage(logAsMessages.title)} lead={formatMessage(logAsMessages.lead)}>
      <PersonForm isBusy={isBusy} entries={entries} onSend={(id) => void actAs(id)} />
      <LastUsers isBusy={isBusy} onChoose={(id) => void actAs(id)} />
    </SignInLayout>
  );
}

interface PersonFormProps extends Pick<UseLogAs, 'isBusy' | 'entries'> {
  onSend: (userId: number) => void;
}

function PersonForm({ isBusy, entries, onSend }: PersonFormProps) {
  const { formatMessage } = useIntl();
  const linked = new URLSearchParams(useLocation().search).get('user_id') ?? '';
  return (
    <Form
      onSubmit={({ user_id = '' }) => onSend(Number(user_id.trim()))}
      errors={formErrorsOf(entries, { unknown: formatMessage(signInLayoutMessages.unknown) })}
      checks={{
        user_id: (value) => (isUserId(value) ? undefined : formatMessage(logAsMessages.numberNeeded)),
      }}
      isBusy={isBusy}
      summaryTitle={formatMessage(logAsMessages.notActing)}
    >
      <FormField
        name="user_id"
        defaultValue={isUserId(linked) ? linked : undefined}
        label={formatMessage(logAsMessages.number)}
        hint={formatMessage(logAsMessages.numberHint)}
        icon={User}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <SubmitButton size="l" isWide busyLabel={formatMessage(logAsMessages.changingOver)}>
        {formatMessage(logAsMessages.actAs)}
      </SubmitButton>
    </Form>
  );
}

function isUserId(text: string): boolean {
  const digits = text.trim();
  return /^[1-9]\d*$/.test(digits) && Number(digits) <= LARGEST_ID;
}

function LastUsers({ isBusy, onChoose }: { isBusy: boolean; onChoose: (id: number) => void }) {
  const { formatMessage } = useIntl();
  const [users] = useState(readLastUsed);
  if (users.length === 0) return null;
  return (
    <Stack $gap={3}>
      <H2>{formatMessage(logAsMessages.lastUsed)}</H2>
      <Row $gap={2}>
        {users.map(({ id, firstName }) => (
          <Button key={id} variant="line" isBusy={isBusy} onClick={() => onChoose(id)}>
            {formatMessage(logAsMessages.person, { name: firstName, id: String(id) })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
