import { styled } from 'styled-components';

/** A plain list with bullets. */
export const Points = styled.ul`
  display: grid;
  gap: var(--s1);
  padding-inline-start: 1.25rem;
  list-style: disc;
`;
