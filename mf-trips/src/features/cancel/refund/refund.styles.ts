import { styled } from 'styled-components';

export const RefundRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

/** Numbered steps. */
export const StepList = styled.ol`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding-inline-start: 1.5rem;
  list-style: decimal;
  line-height: 1.5;
  > li::marker {
    color: var(--pine-900);
    font-weight: 650;
  }
`;
