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
