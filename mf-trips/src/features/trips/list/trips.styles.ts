import { styled } from 'styled-components';

import { Photo, Stack } from '@campavia/ui';

/** The list with its heading. */
export const TripsPage = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

/** Picture and texts side by side, stacked on small screens. */
export const TripCardBox = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--cab-m);
  h2 {
    font-size: var(--t-h3);
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 15.5rem minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const CardPhoto = styled(Photo)`
  border-radius: 0;
  @media (min-width: 768px) {
    aspect-ratio: auto;
    height: 100%;
    min-height: 12.5rem;
  }
`;

export const CardText = styled(Stack).attrs({ $gap: 3 })`
  padding: var(--s5);
  > :last-child a {
    position: relative;
  }
  @media (min-width: 768px) {
    padding-inline: var(--s6);
  }
`;

/** The price of the trip, at the end of the first line. */
export const Sum = styled.b`
  color: var(--pine-900);
  font: 620 1.25rem / 1.2 var(--display);
  letter-spacing: -0.01em;
`;
