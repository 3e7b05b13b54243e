import { css, styled } from 'styled-components';

export const name = css`
  display: block;
  color: var(--ink-2);
  font-size: var(--t-tiny);
  font-weight: 600;
  line-height: 1.3;
`;

export const box = css`
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
`;

/** A choice, and the link to change it. */
export const ChosenLine = styled.div`
  ${box}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s3);
  padding: 0.45rem 0.55rem 0.45rem 0.7rem;
  > span {
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.35;
  }
  > span > b {
    ${name}
  }
`;

/** A collapsible box; in print the lines of the price show its choices. */
export const Fold = styled.details`
  ${box}
  @media print {
    display: none;
  }
  > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    padding: 0.7rem;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  > summary > b {
    flex: 1;
    font-weight: 600;
  }
  > summary > span {
    color: var(--ink-2);
  }
  > summary::before {
    content: '+';
    width: 0.75rem;
    color: var(--pine-700);
    font-weight: 650;
  }
  &[open] > summary::before {
    content: '−';
  }
`;
