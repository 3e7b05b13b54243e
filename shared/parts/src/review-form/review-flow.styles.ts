import { styled } from 'styled-components';

/** The form, and the information beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8);
  padding-block: var(--s5) var(--s10);
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 46rem) minmax(18rem, 22rem);
    justify-content: space-between;
    align-items: start;
  }
`;

export const Aside = styled.aside`
  display: grid;
  gap: var(--s4);
  padding: var(--s5);
  border-radius: var(--cab-m);
  background: var(--surface);
  box-shadow: var(--sh-2);
  ul {
    display: grid;
    gap: var(--s3);
    margin: 0;
    padding: var(--s4) 0 0;
    border-top: 1px solid var(--line);
    list-style: none;
    font-size: var(--t-small);
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
  }
  li > svg {
    margin-top: 0.15rem;
  }
`;

export const ReviewHint = styled.p`
  margin: 0;
  color: var(--ink-2);
  font-size: var(--t-small);
`;

/** Back on the left, continue on the right. */
export const ReviewActions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: space-between;
  gap: var(--s3);
  padding-top: var(--s5);
  border-top: 1px solid var(--line);
`;
