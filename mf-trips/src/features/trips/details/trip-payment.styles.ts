import { styled } from 'styled-components';

/** Amounts in rows; the last one is larger. */
export const MoneyLines = styled.dl`
  margin: 0;
  font-size: 0.9375rem;
  line-height: 1.4;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: 0.4rem;
  }
  dd {
    flex: none;
    margin: 0;
    font-weight: 550;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    margin-top: var(--s2);
    padding-top: var(--s3);
    border-top: 1.5px solid var(--pine-900);
    font-size: 1.125rem;
    font-weight: 700;
    small {
      display: block;
      color: var(--ink-2);
      font-size: var(--t-small);
      font-weight: 450;
    }
    dd {
      font: 700 1.25rem/1.3 var(--display);
      letter-spacing: -0.01em;
    }
  }
`;

/** The total, which expands to its lines. */
export const Lines = styled.details`
  font-size: 0.9375rem;
  line-height: 1.4;
  > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 1.75rem;
    padding-block: 0.4rem;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    > span:first-child {
      text-decoration: underline;
      text-decoration-color: var(--line-strong);
      text-underline-offset: 0.22em;
    }
    > span:last-child {
      font-weight: 550;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
  }
  > ul {
    padding: 0 0 var(--s2) var(--s3);
  }
`;
