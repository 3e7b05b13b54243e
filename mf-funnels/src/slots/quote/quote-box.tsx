import { useIntl } from 'react-intl';

import type { Price } from '@campavia/contracts';
import { Stack } from '@campavia/ui';

import { useListing } from '../../data/use-listing';
import { useQuote } from '../../data/use-quote';
import { priceQueryOf } from '../../rules/price-query';
import type { Trip } from '../../rules/trip-of-query';
import { CouponField } from './coupon-field';
import { ExtrasPicker } from './extras-picker';
import { InsuranceChooser } from './insurance-chooser';
import { KilometresField } from './kilometres-field';
import { PriceLines } from './price-lines';
import { QuoteGhost } from './quote-ghost';
import { quoteMessages } from './quote.messages';
import { RefusalNote } from './refusal-note';
import { Fading } from './quote.styles';
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
  if (!listing) return <QuoteGhost />;
  return (
    <Stack as="section" $gap={4} aria-label={formatMessage(quoteMessages.label)}>
      <KilometresField packages={listing.kilometre_packages} {...{ choices, choose }} />
      <InsuranceChooser {...{ camperId, trip, choices, choose }} ownerName={listing.owner.first_name} />
      <ExtrasPicker {...{ listing, price, choices, choose }} />
      <div aria-live="polite" aria-busy={isLoading}>
        {refusal ? (
          <RefusalNote {...{ refusal, listing, trip, choices, choose, retry }} />
        ) : (
          <Answer price={price} isLoading={isLoading} />
        )}
      </div>
      <CouponField {...{ camperId, asked, choices, choose }} />
    </Stack>
  );
}

function Answer({ price, isLoading }: { price: Price | undefined; isLoading: boolean }) {
  if (!price) return <QuoteGhost />;
  return (
    <Fading $isOld={isLoading}>
      <PriceLines price={price} />
    </Fading>
  );
}
