import { styled } from 'styled-components';

/** Figures aligned right, a green line below the header; below md each row is a card of pairs. */
export const PriceTable = styled.table`
  width: 100%;
  position: relative;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    font-weight: 650;
    text-align: start;
  }
  thead th {
    padding: 0 var(--s4) var(--s2) 0;
    color: var(--ink-2);
    font-size: var(--t-small);
    border-bottom: 2px solid var(--pine-900);
  }
  tbody th,
  td {
    padding: var(--s4) var(--s4) var(--s4) 0;
    border-bottom: 1px solid var(--line);
  }
  tbody th > span {
    display: block;
    font-weight: 400;
  }
  @media (min-width: 768px) {
    th:not(:first-child),
    td {
      padding-inline-end: 0;
      padding-inline-start: var(--s4);
      text-align: end;
      white-space: nowrap;
    }
  }
  @media (max-width: 767px) {
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      margin-bottom: var(--s3);
      padding: var(--s4);
      background: var(--surface);
      border: 1px solid var(--line);
      border-radius: var(--r-l);
    }
    tbody th {
      padding: 0 0 var(--s2);
    }
    td {
      display: flex;
      justify-content: space-between;
      gap: var(--s4);
      padding: var(--s2) 0;
    }
    td:last-child {
      padding-bottom: 0;
      border-bottom: 0;
    }
    td::before {
      content: attr(data-head);
      color: var(--ink-2);
    }
  }
`;
