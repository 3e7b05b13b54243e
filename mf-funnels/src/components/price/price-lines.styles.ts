import { styled } from 'styled-components';

export const Total = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: var(--s1) var(--s4);
  margin-top: var(--s2);
  padding-top: var(--s3);
  border-top: 1.5px solid var(--pine-900);
  > span {
    font-size: 1.125rem;
    font-weight: 700;
  }
  > b {
    font: 700 1.25rem/1.3 var(--display);
    letter-spacing: -0.01em;
  }
  > small {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.4;
  }
`;

/** Two payments, each with its day. */
export const Schedule = styled.div`
  margin-top: var(--s3);
  color: var(--ink-2);
  font-size: var(--t-small);
  line-height: 1.4;
  > strong {
    font-weight: 600;
  }
  dl {
    margin: 0.2rem 0 0;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
