import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Ghost, Stack } from '@campavia/ui';

import { useListing } from '../../data/use-listing';
import { useQuote, type UseQuote } from '../../data/use-quote';
import { priceQueryOf } from '../../rules/price-query';
import { refusesDays } from '../../rules/refusal';
import type { Trip } from '../../rules/trip-of-query';
import { BookLink } from './book-link';
import { CouponChoice } from './coupon-choice';
import { ExtrasPicker } from './extras-picker';
import { InsuranceChooser } from './insurance-chooser';
import { KilometresField } from './kilometres-field';
import { BarEnd, type BarRoom } from '../../parts/bar-end';
import { PriceLines } from '../../parts/price-lines';
import type { BarOptions } from '../../parts/total-bar';
import { QuoteGhost } from './quote-ghost';
import { quoteMessages } from '../../parts/quote.messages';
import { RefusalNote } from './refusal-note';
import { Fading } from '../../parts/fading.styles';
import { Told } from '../../parts/quote.styles';
import { useChoices } from './use-choices';

export interface QuoteBoxProps {
  camperId: number;
  trip: Trip;
}

/** The choices that change a price, and the price, or why there is none. */
export function QuoteBox({ camperId, trip }: QuoteBoxProps) {
  const { formatMessage } = useIntl();
  const listing = useListing(camperId, trip);
  const { choices, choose } = useChoices();
  const asked = priceQueryOf(trip, choices);
  const { price, isLoading, refusal, retry } = useQuote(camperId, asked);
  const [barRoom, setBarRoom] = useState<BarRoom | null>(null);
  if (!listing) return <QuoteGhost />;
  const answer = refusal ? (
    <RefusalNote
      refusal={refusal}
      listing={listing}
      trip={trip}
      choices={choices}
      choose={choose}
      retry={retry}
    />
  ) : (
    <Answer price={price} isLoading={isLoading} onRoom={setBarRoom} />
  );
  const isRefused = areDaysRefused({ refusal, price, listing });
  return (
    <section aria-label={formatMessage(quoteMessages.label)}>
      <Stack $gap={4}>
        {/* Why days cannot be had stands beside them; what was chosen stays below for other days. */}
        <Told aria-live="polite">{isRefused && (refusal ? answer : <Ghost $height="6.5rem" />)}</Told>
        <KilometresField packages={listing.kilometre_packages} choices={choices} choose={choose} />
        {!isRefused && !refusal && (
          <BarEnd value={barRoom}>
            <Way price={price} camperId={camperId} listing={listing} />
          </BarEnd>
        )}
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
            <div aria-live="polite" aria-busy={isLoading}>
              {answer}
            </div>
            <CouponChoice camperId={camperId} asked={asked} choices={choices} choose={choose} />
          </>
        )}
      </Stack>
    </section>
  );
}

interface Known extends Pick<UseQuote, 'refusal' | 'price'> {
  listing: Pick<Listing, 'availability'>;
}

/** Whether these days cannot be had. Before the price says so, the camper's page knows it as a rule. */
function areDaysRefused({ refusal, price, listing: { availability } }: Known): boolean {
  if (refusal) return refusesDays(refusal);
  return price === undefined && availability?.available === false;
}

interface WayProps extends Pick<UseQuote, 'price'> {
  camperId: number;
  listing: Pick<Listing, 'instant_booking_activated'>;
}

/** The main button, at its place before the price is there. */
function Way({ price, camperId, listing }: WayProps) {
  if (!price) return <Ghost $height="4.77rem" />;
  return <BookLink camperId={camperId} isInstant={listing.instant_booking_activated} />;
}

interface AnswerProps extends Pick<UseQuote, 'price' | 'isLoading'> {
  onRoom: BarOptions['onRoom'];
}

function Answer({ price, isLoading, onRoom }: AnswerProps) {
  if (!price) return <QuoteGhost />;
  return (
    <Fading $isOld={isLoading}>
      <PriceLines price={price} bar={{ onRoom }} />
    </Fading>
  );
}
