import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Skeleton } from '@campavia/ui';

import { LazySection } from '../../components/lazy-section';
import { renderedSection, RenderedSection } from '../../components/rendered-section';
import { loadStayCalendar } from '../dates';
import { loadInside, loadReportButton, loadTerms } from '../details';

import { LowerSectionsBox } from './listing-screen.styles';
import { ReviewsSlot } from './reviews-slot';

const Inside = renderedSection(loadInside);
const Terms = renderedSection(loadTerms);
const ReportButton = renderedSection(loadReportButton);

/** Preloads the code of the sections of a rendered page. */
export async function prepareSections(): Promise<void> {
  await Promise.all([Inside, Terms, ReportButton].map(({ load }) => load()));
}

export interface LowerSectionsProps {
  listing: Listing;
  stay: DayRange | undefined;
}

export function LowerSections({ listing, stay }: LowerSectionsProps) {
  return (
    <LowerSectionsBox>
      <RenderedSection
        section={Inside}
        load={loadInside}
        with={{ listing }}
        pending={<Skeleton $height="47rem" />}
      />
      <div data-not-printed="">
        <LazySection
          load={loadStayCalendar}
          with={{ listing, stay }}
          pending={<Skeleton id="dates" $height="39rem" $radius="var(--r-l)" />}
        />
      </div>
      <div data-not-printed="">
        <ReviewsSlot listing={listing} />
      </div>
      <RenderedSection
        section={Terms}
        load={loadTerms}
        with={{ listing }}
        pending={<Skeleton $height="84rem" />}
      />
      <div data-not-printed="">
        <RenderedSection
          section={ReportButton}
          load={loadReportButton}
          with={{ id: listing.id }}
          pending={<Skeleton $height="2.5rem" $width="12rem" />}
        />
      </div>
    </LowerSectionsBox>
  );
}
