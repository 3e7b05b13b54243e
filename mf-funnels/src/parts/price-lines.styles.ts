import { styled } from 'styled-components';

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.4;
  summary {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
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
    &:hover > span:first-child {
      text-decoration-color: currentcolor;
    }
  }
  summary[data-less] {
    color: var(--good);
  }
  details > * + * {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  details p {
    margin: 0 0 var(--s1);
  }
  details ul {
    margin: 0 0 var(--s2);
    padding: 0;
    list-style: none;
  }
  details li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    font-variant-numeric: tabular-nums;
  }
`;

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
