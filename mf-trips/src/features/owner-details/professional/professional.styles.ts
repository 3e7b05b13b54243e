import { styled } from 'styled-components';

/** Two fields side by side, if there is space. */
export const Pair = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
`;
