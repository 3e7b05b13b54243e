import { styled } from 'styled-components';

/** As high as the window allows, because a bank's page scrolls by itself. */
export const FramedPage = styled.iframe`
  display: block;
  width: 100%;
  height: min(36rem, 100dvh - 18rem);
  border: 1px solid var(--line);
  border-radius: var(--r-m);
  background: var(--surface);
`;
