import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import {
  AddressLink,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, Note } from '@campavia/ui';

import { SignedIn } from '../../components/signed-in';
import { tripsMessages } from '../../components/trips.messages';
import {
  type PriceChange,
  useAskExtension,
  type UseAskExtension,
  useExtensionRules,
} from '../../data/use-extensions';
import { useTrip } from '../../data/use-trip';
import { findExtendPage, findOpenExtension } from '../../rules/change-pages';
import type { ExtendTab } from '../../rules/extend-tabs';

import { ChangeCard, changeFailureMessages } from '../changes';
import { ExtendForm } from './extend-form';
import { ExtendHead } from './extend-head';
import { extendMessages } from './extend.messages';
import { ExtendSheet } from './extend.styles';
import { ExtendSkeleton } from './extend-skeleton';
import { EarlierRefusal } from './earlier-refusal';
import { useAskMessages } from './use-ask-messages';

export interface ExtendScreenProps {
  tab: ExtendTab;
}

export function ExtendScreen({ tab }: ExtendScreenProps) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isRecordId(id) ? <Loaded id={id} tab={tab} /> : <NotFound />)}</SignedIn>;
}

function Loaded({ id, tab }: ExtendScreenProps & { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { trip, failure, isRetrying, retry } = useTrip(id);
  useDocumentTitle(pageTitle(formatMessage(tripsMessages.extend)));
  const limits = useExtensionRules(Number(id));
  const hasChoice = tab === 'kilometres' || limits.rules !== undefined || limits.hasFailed;
  useReady((trip !== undefined && hasChoice) || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure === 'failed') {
    return (
      <FailurePanel
        title={formatMessage(extendMessages.failed)}
        text={formatMessage(extendMessages.failedText)}
        isRetrying={isRetrying}
        onRetry={retry}
        secondaryAction={
          <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
            {formatMessage(extendMessages.back)}
          </ButtonLink>
        }
      />
    );
  }
  return trip ? <ExtendPage trip={trip} tab={tab} /> : <ExtendSkeleton />;
}

function ExtendPage({ trip, tab }: ExtendScreenProps & { trip: GuestBooking }) {
  const asking = useAskExtension(trip.id);
  const [changed, setChanged] = useState<PriceChange>();
  const { tellSent } = useAskMessages(trip);
  const page = findExtendPage(trip);
  if (page === 'trip' && !asking.isBusy)
    return <Navigate to={pathOf('trip', { id: trip.id }) ?? '/'} replace />;
  const open = findOpenExtension(trip);
  const settle = (answer: Awaited<ReturnType<UseAskExtension['askAgain']>>) => {
    setChanged(answer && 'changed' in answer ? answer.changed : undefined);
    if (answer && 'sent' in answer) tellSent();
  };
  return (
    <ExtendSheet>
      <ExtendHead trip={trip} tab={tab} areTabsOff={open !== undefined} />
      <AskNotes failure={asking.failure} changed={changed} />
      {open ? (
        <ChangeCard
          trip={trip}
          request={open}
          headingAs="h2"
          isSending={asking.isBusy}
          onSend={() => void asking.askAgain(open).then(settle)}
        />
      ) : (
        <>
          <EarlierRefusal trip={trip} />
          <ExtendForm
            key={tab}
            trip={trip}
            tab={tab}
            isAsking={asking.isBusy}
            onChoose={() => setChanged(undefined)}
            onAsk={(...asked) => asking.ask(...asked).then(settle)}
          />
        </>
      )}
    </ExtendSheet>
  );
}

function AskNotes({
  failure,
  changed,
}: Pick<UseAskExtension, 'failure'> & { changed: PriceChange | undefined }) {
  const intl = useIntl();
  if (failure) {
    return (
      <Note tone="stop" role="alert">
        {intl.formatMessage(changeFailureMessages[failure])}
      </Note>
    );
  }
  if (!changed) return null;
  const { from, to, currency } = changed;
  const values = { from: formatMoney(intl, from, currency), to: formatMoney(intl, to, currency) };
  return (
    <Note tone="care" role="alert">
      {intl.formatMessage(changeFailureMessages.priceChanged, values)}
    </Note>
  );
}
