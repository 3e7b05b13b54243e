import { styled } from 'styled-components';

/** What staff read, and beside it what they decide. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
