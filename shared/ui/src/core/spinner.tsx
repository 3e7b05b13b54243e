import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A loading spinner in the colour of the text. Decorative: the text beside it says what is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border-radius: 50%;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
