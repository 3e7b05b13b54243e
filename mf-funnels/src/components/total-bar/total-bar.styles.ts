import { styled } from 'styled-components';

/** Target of the bar's link; clear of sticky elements at the top. */
export const Spot = styled.div`
  scroll-margin-top: 6rem;
`;

export const Bar = styled.section`
  position: fixed;
  z-index: var(--z-sticky);
  inset: auto 0 0;
  /* Moved, not laid out anew, when another bar comes below it. */
  transform: translateY(calc(-1 * var(--bar-below, 0px)));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding: 0.75rem var(--gutter);
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -8px 24px -12px rgb(10 31 24 / 0.2);
  b {
    display: block;
    font: 620 1.25rem/1.2 var(--display);
    white-space: nowrap;
  }
  > div {
    flex: 1 1 min-content;
  }
  > div > :not(b) {
    font-size: var(--t-small);
  }
  > div > span {
    margin-inline-end: var(--s2);
    color: var(--ink-2);
  }
  > span {
    flex: none;
    margin-inline-start: auto;
    cursor: pointer;
  }
  @media (min-width: 1024px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
