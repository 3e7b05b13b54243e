import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

export const PanelDialog = styled.section`
  --calendar-foot: sticky;
  outline: 0;
`;

export const PanelHead = styled.header`
  position: sticky;
  z-index: var(--z-raised);
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--s3);
  padding-block: var(--s3);
  background: var(--surface);
`;

export const PopoverPanel = styled.div`
  width: min(46rem, calc(100vw - 2 * var(--gutter)));
  overflow-y: auto;
  /* The focused day is not hidden behind the sticky footer. */
  scroll-padding-bottom: 7rem;
  padding: var(--s6);
  background: var(--surface);
  border-radius: var(--r-l);
  box-shadow: var(--sh-3);
  animation: ${rise} var(--m-base) var(--ease);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const FullScreenPanel = styled.div`
  position: fixed;
  z-index: var(--z-modal);
  inset: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 4.5rem 9.5rem;
  padding-inline: var(--gutter);
  background: var(--surface);
  animation: ${rise} var(--m-slow) var(--ease);
`;

/** Reserves the space of a button that is hidden, so that its neighbour does not move. */
export const ReservedSpace = styled.span<{ $isShown: boolean }>`
  visibility: ${(props) => (props.$isShown ? 'visible' : 'hidden')};
`;
