import { styled } from 'styled-components';

/** A former price while that for other choices is on its way. */
export const Fading = styled.div<{ $isOld: boolean }>`
  opacity: ${(props) => (props.$isOld ? 0.55 : 1)};
  transition: opacity var(--m-fast) 120ms;
`;
