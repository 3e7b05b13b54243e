import { styled } from 'styled-components';

/** Two fields beside one another, where there is room for both. */
export const Pair = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
`;
