import { styled } from 'styled-components';

/** The content of a page, and beside it the decision. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
