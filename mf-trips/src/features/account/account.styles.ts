import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

/** The person, with a link to the profile at the end of the line. */
export const PersonCard = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4) var(--s5);
  > div {
    flex: 1;
    min-width: 12rem;
  }
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** Icon, texts and action; stacked on narrow screens. */
export const LineBox = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  align-items: start;
  padding: var(--s4) 0;
  > svg {
    margin-top: 0.15rem;
    color: var(--pine-700);
  }
  > :last-child:not(:nth-child(2)) {
    grid-column: 2;
    justify-self: start;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :last-child:not(:nth-child(2)) {
      grid-column: 3;
      align-self: center;
      justify-self: end;
    }
  }
`;
