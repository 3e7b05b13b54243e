import { styled } from 'styled-components';

import type { ListedCamper } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';

import { CamperCard } from './camper-card';
import { CamperCardSkeleton } from './camper-card-skeleton';
import { sidewaysRail } from './rail';

/** A row that scrolls sideways on narrow windows; the next card is cut off as a hint. */
const Rail = styled.ul`
  ${sidewaysRail}
  grid-auto-columns: min(17rem, 80vw);
  gap: var(--s5);
  @media (min-width: 1024px) {
    grid-auto-columns: minmax(13.5rem, 1fr);
    margin: 0;
    padding-inline: 0.375rem;
  }
`;

/** Maximum that fit in a row beside a sidebar. */
const MAX = 3;
const CARD_SIZES = '(min-width: 1024px) 16rem, 17rem';

export interface CamperRailProps {
  /** Undefined while they load: their space is reserved. */
  campers: readonly ListedCamper[] | undefined;
  /** The query of the links to their pages: the dates of the search. */
  search: URLSearchParams;
}

/** Up to three campers in a row, each linking to its page; renders none if the site has no page for them. */
export function CamperRail({ campers, search }: CamperRailProps) {
  if (!campers) return <RailSkeleton />;
  const shown = campers.slice(0, MAX).map((camper) => ({
    camper,
    href: pathOf('listing', { id: camper.id }, search),
  }));
  return (
    <Rail>
      {shown.map(
        ({ camper, href }) =>
          href !== undefined && (
            <li key={camper.id}>
              <CamperCard camper={camper} href={href} sizes={CARD_SIZES} />
            </li>
          ),
      )}
    </Rail>
  );
}

function RailSkeleton() {
  return (
    <Rail aria-hidden="true">
      {Array.from({ length: MAX }, (_, index) => (
        <li key={index}>
          <CamperCardSkeleton />
        </li>
      ))}
    </Rail>
  );
}
