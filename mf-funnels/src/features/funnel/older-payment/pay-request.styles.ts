import { styled } from 'styled-components';

export const RequestBack = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
`;

/** Amounts in rows; the last one is larger. */
export const RequestAmounts = styled.dl`
  margin: 0;
  font-size: 0.9375rem;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: 0.4rem;
  }
  dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    margin-top: var(--s2);
    padding-top: var(--s3);
    border-top: 1.5px solid var(--pine-900);
    font-size: 1.125rem;
    font-weight: 700;
  }
`;
