import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, Navigate, pageTitle, pathOf, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { ButtonLink, Note } from '@campavia/ui';

import { ChangeCard, changeFailureMessages } from '../changes';
import { TripLoader } from '../trips';
import { tripsMessages } from '../../components/trips.messages';
import {
  type PriceChange,
  useAskExtension,
  type UseAskExtension,
  useExtensionRules,
} from '../../data/use-extensions';
import { findOpenExtension } from '../../rules/change-pages';
import type { ExtendTab } from '../../rules/extend-tabs';
import { hasTripPage } from '../../rules/guards/trip-guards';

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
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(formatMessage(tripsMessages.extend)));
  const back = (id: string) => (
    <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
      {formatMessage(extendMessages.back)}
    </ButtonLink>
  );
  return (
    <TripLoader
      failed={extendMessages.failed}
      failedText={extendMessages.failedText}
      back={back}
      skeleton={<ExtendSkeleton />}
      reportsItself
    >
      {(trip) => <ExtendPage trip={trip} tab={tab} />}
    </TripLoader>
  );
}

function ExtendPage({ trip, tab }: ExtendScreenProps & { trip: GuestBooking }) {
  const limits = useExtensionRules(trip.id);
  useReady(tab === 'kilometres' || limits.rules !== undefined || limits.hasFailed);
  const asking = useAskExtension(trip.id);
  const [changed, setChanged] = useState<PriceChange>();
  const { announceSent: tellSent } = useAskMessages(trip);
  if (!hasTripPage('trip.extend', trip) && !asking.isBusy)
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
