import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Card, Stack } from '@campavia/ui';

export const Page = styled(Stack).attrs({ $gap: 8 })`
  padding-bottom: var(--s10);
`;

/** A page with one document, in a column that is easy to read. */
export const NarrowPage = styled(Page)`
  max-width: 46rem;
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--s2);
  min-height: 2.75rem;
  font-size: var(--t-small);
  @media (min-width: 1024px) {
    min-height: 1.75rem;
  }
`;

/** Documents, with the countdown beside them or, on small screens, below. */
export const SideGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s10);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

/** A document that needs an action of the guest; the first has a marigold edge. */
export const WaitingBox = styled(Card).attrs({ as: 'section', $isPadded: true })<{ $isTurn?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  ${(props) =>
    props.$isTurn &&
    `border-color: var(--marigold-600);
    box-shadow: inset 0 0 0 1px var(--marigold-600);
    border-radius: var(--cab-m);`}
  h2 {
    font-size: var(--t-h3);
  }
`;

export const ClockCard = styled(Card).attrs({ as: 'section', $isPadded: true })<{ $tone: string }>`
  display: grid;
  gap: var(--s5);
  p {
    margin: 0;
  }
  ${(props) =>
    props.$tone !== 'calm' &&
    `background: var(--${props.$tone}-soft);
    border-color: transparent;`}
`;

/** Names and values of a document's fields. */
export const Details = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  margin: 0;
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Fields of a document: dates and numbers are short. */
export const Fields = styled.div`
  display: grid;
  gap: var(--s5);
  max-width: 22rem;
`;

/** The note about who can see the pages. */
export const PrivacyNote = styled.p`
  display: flex;
  gap: var(--s3);
  margin: 0;
  padding: var(--s4);
  border-radius: var(--r-m);
  background: var(--note-soft);
  font-size: var(--t-small);
  > svg {
    flex: none;
    color: var(--note);
  }
`;
