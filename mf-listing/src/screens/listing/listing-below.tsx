import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Ghost } from '@campavia/ui';

import { LaterPiece } from '../../parts/later-piece';

import { BelowSections } from './listing-screen.styles';
import { ReviewsPlace } from './reviews-place';
import { loadCalendar, loadInside, loadReport, loadTerms } from './rooms';

export interface ListingBelowProps {
  listing: Listing;
  stay: DayRange | undefined;
}

/** What a reader comes to after the owner's words: equipment and beds, free days, reviews, terms. */
export function ListingBelow({ listing, stay }: ListingBelowProps) {
  return (
    <BelowSections>
      <LaterPiece load={loadInside} with={{ listing }} pending={<Ghost $height="47rem" />} />
      <div data-not-printed="">
        <LaterPiece
          load={loadCalendar}
          with={{ listing, stay }}
          pending={<Ghost id="dates" $height="39rem" $radius="var(--r-l)" />}
        />
      </div>
      <div data-not-printed="">
        <ReviewsPlace listing={listing} />
      </div>
      <LaterPiece load={loadTerms} with={{ listing }} pending={<Ghost $height="84rem" />} />
      <div data-not-printed="">
        <LaterPiece
          load={loadReport}
          with={{ id: listing.id }}
          pending={<Ghost $height="2.5rem" $width="12rem" />}
        />
      </div>
    </BelowSections>
  );
}
