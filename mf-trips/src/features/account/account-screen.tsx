import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { Skeleton, Stack } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import { useSendConfirmation } from '../../data/use-send-confirmation';
import { tripsMessages } from '../../components/trips.messages';
import { AccountPage } from '../../components/account-page';
import { Columns } from '../../components/cards.styles';
import { ConfirmEmailNote } from '../../components/confirm-email-note';
import { SectionFailure } from '../../components/section-failure';

import { accountMessages } from './account.messages';
import { ProfileCard } from './profile-card';
import { RentingOutCard } from './renting-out-card';

export function AccountScreen() {
  return <SignedIn>{(me) => <Account me={me} />}</SignedIn>;
}

const loadMore = async () =>
  (await import(/* webpackChunkName: "account.more" */ '../security')).loadSecurity();

function Account({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { send, isBusy, isSent } = useSendConfirmation();
  const { Component: More, hasFailed, retry } = useLazyComponent(loadMore);
  const isLoading = !More && !hasFailed;
  return (
    <AccountPage title={formatMessage(tripsMessages.account)} isWide>
      {!me.email_confirmed && (
        <ConfirmEmailNote email={me.email} onSend={send} isSending={isBusy} isSent={isSent} />
      )}
      <Columns>
        <Stack $gap={5}>
          <ProfileCard me={me} />
          {More && <More me={me} column="main" />}
          {hasFailed && !More && <SectionFailure text={accountMessages.moreFailed} onRetry={retry} />}
          {isLoading && <Skeleton $height="60rem" />}
        </Stack>
        <Stack $gap={5}>
          {me.is_owner && <RentingOutCard />}
          {More && <More me={me} column="aside" />}
          {isLoading && <Skeleton $height="40rem" />}
        </Stack>
      </Columns>
    </AccountPage>
  );
}
