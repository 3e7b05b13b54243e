import { styled } from 'styled-components';

export const Trips = styled.ul`
  display: grid;
  margin: var(--s2) 0 0;
  padding: 0;
  list-style: none;
  > li {
    min-height: 1.75rem;
  }
`;
