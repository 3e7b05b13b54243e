import { styled } from 'styled-components';

/** A previous price while the new one loads. */
export const Fading = styled.div<{ $isOld: boolean }>`
  opacity: ${(props) => (props.$isOld ? 0.55 : 1)};
  transition: opacity var(--m-fast) 120ms;
`;
