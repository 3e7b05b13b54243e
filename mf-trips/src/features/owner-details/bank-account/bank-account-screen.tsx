import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { BankAccountRecord, Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { H3, Skeleton, Stack, Text, Button } from '@campavia/ui';

import { AccountPage, ActingNote } from '../../../components/account-page';
import { tripsMessages } from '../../../components/trips.messages';
import { useBankAccount, type UseBankAccount } from '../../../data/account/use-bank-account';

import { BankAccountForm } from './bank-account-form';
import { bankAccountMessages } from './bank-account.messages';
import { CurrentBankAccount } from './current-bank-account';

export function BankAccountScreen() {
  return <SignedIn>{(me) => <BankAccount me={me} />}</SignedIn>;
}

function BankAccount({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <AccountPage
      title={formatMessage(tripsMessages.bankAccount)}
      lead={formatMessage(bankAccountMessages.lead)}
      back="account"
    >
      <Content me={me} bankAccount={useBankAccount()} />
    </AccountPage>
  );
}

function Content({ me, bankAccount }: { me: Me; bankAccount: UseBankAccount }) {
  const { formatMessage } = useIntl();
  const [isChanging, setIsChanging] = useState(false);
  const { account } = bankAccount;
  if (!account) return <Skeleton $height="24rem" />;
  const isFormOpen = isChanging || needsAccount(account);
  return (
    <Stack $gap={5}>
      <CurrentBankAccount account={account} />
      {me.actor && <ActingNote name={me.first_name} />}
      {!me.actor && isFormOpen && (
        <BankAccountForm me={me} bankAccount={bankAccount} onSaved={() => setIsChanging(false)} />
      )}
      {!me.actor && !isFormOpen && (
        <div>
          <Button variant="line" onClick={() => setIsChanging(true)}>
            {formatMessage(bankAccountMessages.change)}
          </Button>
        </div>
      )}
      <Stack as="section" $gap={2}>
        <H3 as="h2">{formatMessage(bankAccountMessages.safety)}</H3>
        <Text>{formatMessage(bankAccountMessages.safetyText)}</Text>
        <Text $tone="soft">{formatMessage(bankAccountMessages.stored)}</Text>
      </Stack>
    </Stack>
  );
}

function needsAccount({ status }: BankAccountRecord): boolean {
  return status === undefined || status === 'refused';
}
