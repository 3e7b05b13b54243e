import { styled } from 'styled-components';

/** Stays beside the results while they scroll, and scrolls by itself. */
export const Column = styled.section`
  position: sticky;
  top: 5.5rem;
  max-height: calc(100vh - 7rem);
  padding: 0 var(--s5) var(--s5);
  overflow-y: auto;
  scroll-padding-block: 4.5rem var(--s5);
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--surface);
  scrollbar-width: thin;
  small {
    transition: opacity var(--m-base) var(--ease) 300ms;
  }
  &[aria-busy='true'] small {
    opacity: 0.5;
  }
  @media (max-width: 1279px) {
    display: none;
  }
`;

export const ColumnHead = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--s2);
  margin: 0 calc(-1 * var(--s5)) var(--s4);
  padding: var(--s3) var(--s3) var(--s3) var(--s5);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  > h2 {
    flex: 1;
    font-size: var(--t-h3);
  }
`;
