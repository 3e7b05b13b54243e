import { styled } from 'styled-components';

export const Points = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding-inline-start: var(--s5);
`;
