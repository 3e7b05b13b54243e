import { styled } from 'styled-components';

import type { ListedCamper } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';

import { CamperCard } from './camper-card';
import { sidewaysRail } from './rail';

/** Beside one another while each has room, else scrolling sideways with the next one cut as a hint. */
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

/** As many as stand in one row beside an aside. */
const MOST = 3;
const CARD_SIZES = '(min-width: 1024px) 16rem, 17rem';

export interface CamperRailProps {
  campers: readonly ListedCamper[];
  /** The days they are looked at for, as the query of their pages. */
  search: URLSearchParams;
}

/** A few campers in a row, each leading to its page; nothing where no part of the site shows such pages. */
export function CamperRail({ campers, search }: CamperRailProps) {
  const shown = campers.slice(0, MOST).map((camper) => ({
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
