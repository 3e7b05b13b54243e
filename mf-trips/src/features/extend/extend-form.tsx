import { lazy, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ExtensionPrice, ExtensionPriceQuery, GuestBooking } from '@campavia/contracts';
import { FailurePanel, Field, Skeleton, Stack } from '@campavia/ui';

import { useExtensionPrice, useExtensionRules } from '../../data/use-extensions';
import { useTripPrice } from '../../data/use-trip-costs';
import { comparePrices } from '../../rules/price-difference';
import type { ExtendTab } from '../../rules/extend-tabs';

import { AskBottomBar, AskPanel } from './ask-panel';
import { askMessages } from './ask.messages';
import { DifferenceSection } from './difference-section';
import { extendMessages } from './extend.messages';
import { Aside, Columns, MessageArea } from './extend.styles';
import { KilometreChoice } from './kilometre-choice';
import { NextSteps } from './next-steps';

export interface ExtendFormProps {
  trip: GuestBooking;
  tab: ExtendTab;
  isAsking: boolean;
  onChoose: () => void;
  onAsk: (query: ExtensionPriceQuery, shown: ExtensionPrice, message: string) => Promise<void>;
}

const MAX_MESSAGE_LENGTH = 2000;

// Kilometres need no calendar; for the other tabs it is loaded with the screen.
const DayChoice = lazy(() => import('./day-choice').then((module) => ({ default: module.DayChoice })));

/** The choice, its effect on the price line by line, a message to the owner, and the button that sends it. */
export function ExtendForm({ trip, tab, isAsking, onChoose, onAsk }: ExtendFormProps) {
  const [query, setQuery] = useState<ExtensionPriceQuery>();
  const message = useRef<HTMLTextAreaElement>(null);
  const quote = useExtensionPrice(trip.id, query);
  const booked = useTripPrice(trip.id).price;
  const difference = booked && quote.price && comparePrices(booked, quote.price);
  const choose = (chosen: ExtensionPriceQuery | undefined) => {
    setQuery(chosen);
    onChoose();
  };
  const ask = () => {
    const { price, isLoading, retry } = quote;
    if (query && price && !isLoading) void onAsk(query, price, message.current?.value ?? '').then(retry);
  };
  const isReady = difference !== undefined && !quote.isLoading;
  const panel = { trip, difference, isReady, isAsking, onAsk: ask };
  return (
    <>
      <Columns>
        <Stack $gap={8}>
          <Choice trip={trip} tab={tab} query={query} onChoose={choose} />
          <DifferenceSection
            trip={trip}
            query={query}
            quote={quote}
            booked={booked}
            difference={difference}
          />
          <LineToOwner owner={trip.owner.first_name} area={message} />
        </Stack>
        <Aside>
          <AskPanel {...panel} />
          <NextSteps trip={trip} difference={difference} />
        </Aside>
      </Columns>
      <AskBottomBar {...panel} />
    </>
  );
}

interface ChoiceProps {
  trip: GuestBooking;
  tab: ExtendTab;
  query: ExtensionPriceQuery | undefined;
  onChoose: (query: ExtensionPriceQuery | undefined) => void;
}

function Choice({ trip, tab, query, onChoose }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { rules, hasFailed, isRetrying, retry } = useExtensionRules(trip.id);
  if (tab === 'kilometres') return <KilometreChoice trip={trip} query={query} onChoose={onChoose} />;
  const skeleton = <Skeleton $height="33rem" $radius="var(--r-l)" />;
  if (rules) {
    return (
      <Suspense fallback={skeleton}>
        <DayChoice trip={trip} tab={tab} rules={rules} onChoose={onChoose} />
      </Suspense>
    );
  }
  if (!hasFailed && rules === undefined) return skeleton;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(hasFailed ? extendMessages.failed : extendMessages.closed)}
      text={formatMessage(extendMessages.failedText)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

interface LineToOwnerProps {
  owner: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

function LineToOwner({ owner, area }: LineToOwnerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Field
      id={id}
      label={formatMessage(askMessages.message, { owner })}
      hint={formatMessage(askMessages.messageHint)}
    >
      {(control) => <MessageArea {...control} ref={area} rows={3} maxLength={MAX_MESSAGE_LENGTH} />}
    </Field>
  );
}
