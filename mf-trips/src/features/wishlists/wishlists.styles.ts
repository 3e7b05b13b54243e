import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';

export const Page = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

/** The heading with its buttons beside it, below it on narrow windows. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: flex-end;
  justify-content: space-between;
  h1 {
    overflow-wrap: anywhere;
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--s8) var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
  }
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
  font-weight: 600;
`;
