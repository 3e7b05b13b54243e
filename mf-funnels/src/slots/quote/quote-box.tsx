import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Skeleton, Stack } from '@campavia/ui';

import { useListing } from '../../data/use-listing';
import { useQuote, type UseQuote } from '../../data/use-quote';
import { buildPriceQuery } from '../../rules/price-query';
import { refusesDays } from '../../rules/refusal';
import type { Trip } from '../../rules/trip-of-query';
import { BookLink } from './book-link';
import { CouponChoice } from './coupon-choice';
import { ExtrasPicker } from './extras-picker';
import { InsuranceChooser } from './insurance-chooser';
import { KilometresField } from './kilometres-field';
import { BarSlotContext, type BarSlot } from '../../components/total-bar/bar-slot';
import { PriceLines } from '../../components/price/price-lines';
import type { BarOptions } from '../../components/total-bar/total-bar';
import { QuoteSkeleton } from './quote-skeleton';
import { quoteMessages } from '../../components/quote.messages';
import { RefusalNote } from './refusal-note';
import { Fading } from '../../components/fading.styles';
import { QuoteAnswer } from '../../components/quote.styles';
import { useChoices } from './use-choices';

export interface QuoteBoxProps {
  camperId: number;
  trip: Trip;
}

export function QuoteBox({ camperId, trip }: QuoteBoxProps) {
  const { formatMessage } = useIntl();
  const listing = useListing(camperId, trip);
  const { choices, choose } = useChoices();
  const asked = buildPriceQuery(trip, choices);
  const { price, isLoading, refusal, retry } = useQuote(camperId, asked);
  const [barSlot, setBarSlot] = useState<BarSlot | null>(null);
  if (!listing) return <QuoteSkeleton />;
  const note = refusal && (
    <RefusalNote
      refusal={refusal}
      listing={listing}
      trip={trip}
      choices={choices}
      choose={choose}
      retry={retry}
    />
  );
  const isRefused = areDaysRefused({ refusal, price, listing });
  return (
    <section aria-label={formatMessage(quoteMessages.label)}>
      <Stack $gap={4}>
        {/* The reason for unavailable days is shown beside them; choices stay below for other days. */}
        <QuoteAnswer aria-live="polite">{isRefused && (note ?? <Skeleton $height="6.5rem" />)}</QuoteAnswer>
        <KilometresField packages={listing.kilometre_packages} choices={choices} choose={choose} />
        {!isRefused && !note && (
          <BarSlotContext value={barSlot}>
            <QuoteAction price={price} camperId={camperId} listing={listing} />
          </BarSlotContext>
        )}
        {/* The reason for a missing price replaces the button, so that nothing below it moves. */}
        <QuoteAnswer aria-live="polite">{!isRefused && note}</QuoteAnswer>
        <InsuranceChooser
          camperId={camperId}
          trip={trip}
          choices={choices}
          choose={choose}
          ownerName={listing.owner.first_name}
        />
        <ExtrasPicker listing={listing} price={price} choices={choices} choose={choose} />
        {!isRefused && (
          <>
            <CouponChoice camperId={camperId} asked={asked} choices={choices} choose={choose} />
            <div aria-live="polite" aria-busy={isLoading}>
              {!note && <Answer price={price} isLoading={isLoading} onSlot={setBarSlot} />}
            </div>
          </>
        )}
      </Stack>
    </section>
  );
}

interface QuoteState extends Pick<UseQuote, 'refusal' | 'price'> {
  listing: Pick<Listing, 'availability'>;
}

/** The listing usually knows the availability before the price is loaded. */
function areDaysRefused({ refusal, price, listing: { availability } }: QuoteState): boolean {
  if (refusal) return refusesDays(refusal);
  return price === undefined && availability?.available === false;
}

interface QuoteActionProps extends Pick<UseQuote, 'price'> {
  camperId: number;
  listing: Pick<Listing, 'instant_booking_activated'>;
}

function QuoteAction({ price, camperId, listing }: QuoteActionProps) {
  if (!price) return <Skeleton $height="4.77rem" />;
  return <BookLink camperId={camperId} isInstant={listing.instant_booking_activated} />;
}

interface AnswerProps extends Pick<UseQuote, 'price' | 'isLoading'> {
  onSlot: BarOptions['onSlot'];
}

function Answer({ price, isLoading, onSlot }: AnswerProps) {
  if (!price) return <QuoteSkeleton />;
  return (
    <Fading $isOld={isLoading}>
      <PriceLines price={price} bar={{ onSlot }} />
    </Fading>
  );
}
