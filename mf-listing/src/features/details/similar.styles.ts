import { styled } from 'styled-components';

import { sidewaysRail } from '@campavia/parts/rail';

/** Scrolls sideways below lg, with the next card cut as a hint; from there four stand in one row. */
export const SimilarRail = styled.ul`
  ${sidewaysRail}
  grid-auto-columns: min(17rem, 80vw);
  gap: var(--s5);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
