import { styled } from 'styled-components';

import { Photo, Stack } from '@campavia/ui';

export const StaffPage = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

export const QueueRows = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto auto;
    gap: var(--s4);
    align-items: center;
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }
  @media (max-width: 767px) {
    > li {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      row-gap: var(--s2);
    }
    > li > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Thumb = styled(Photo)`
  width: 5.5rem;
  border-radius: var(--cab-s);
`;

/** The data for the decision, beside the form. */
export const ListingColumns = styled.div`
  display: grid;
  gap: var(--s6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: start;
    > :last-child {
      position: sticky;
      top: var(--s6);
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  margin: 0;
  > dt {
    color: var(--ink-2);
  }
  > dd {
    margin: 0 0 var(--s2);
    overflow-wrap: anywhere;
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--s2) var(--s4);
    > dd {
      margin: 0;
    }
  }
`;

export const Reasons = styled.fieldset`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-weight: 600;
  }
`;

/** What an owner has written, with its line breaks. */
export const OwnWords = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Takes no space while it is empty. */
export const Announced = styled.div.attrs({ 'aria-live': 'polite' })`
  display: contents;
`;
