import { styled } from 'styled-components';

export const Form = styled.form`
  width: 100%;
  min-width: min(19rem, 70vw);
  /* Focused elements are not covered by the footer. */
  input,
  summary {
    scroll-margin-bottom: 6rem;
  }
`;

/** Stays in sight while the form scrolls. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--s2);
  margin: var(--s5) calc(-1 * var(--s5)) calc(-1 * var(--s5));
  padding: var(--s3) var(--s5);
  border-top: 1px solid var(--line);
  background: var(--surface);
  > button:not([type='submit']) {
    flex: none;
    white-space: nowrap;
  }
`;
