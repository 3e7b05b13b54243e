import { styled } from 'styled-components';

/** Scrolls sideways by itself where the table is wider than the window. */
export const Frame = styled.div<{ $choices: number }>`
  --choices: ${({ $choices }) => $choices};
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-m);
  font-size: var(--t-small);
  line-height: 1.35;
  &:focus-visible {
    outline: 3px solid var(--focus);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.5rem 0.6rem;
    border: 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    font-weight: 650;
  }
  tbody th {
    font-weight: 450;
    color: var(--ink-2);
  }
  /* What a row is about stays in view where the table scrolls. */
  th:first-child:not([scope='rowgroup']) {
    position: sticky;
    inset-inline-start: 0;
    background: var(--surface);
  }
  td,
  thead th {
    min-width: 6.5rem;
    hyphens: auto;
  }
  th[scope='rowgroup'] {
    background: var(--fog);
    color: var(--ink);
    font-weight: 650;
  }
  tbody td {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  tfoot td {
    border-bottom: 0;
  }
  /* On a telephone the insurances share the width, and what a row is about stands above its figures. */
  @media (max-width: 639px) {
    overflow-x: visible;
    table,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--choices), minmax(0, 1fr));
      border-bottom: 1px solid var(--line);
    }
    tfoot tr,
    tbody:has(+ tfoot) > tr:last-child {
      border-bottom: 0;
    }
    thead {
      position: sticky;
      top: 0;
      border-radius: var(--r-m);
      background: var(--surface);
    }
    th,
    td,
    thead th {
      min-width: 0;
      padding: 0.3rem 0.5rem 0.5rem;
      border: 0;
      overflow-wrap: anywhere;
    }
    thead th:first-child,
    tfoot td:empty {
      display: none;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }
    tbody th:first-child {
      position: static;
    }
    th[scope='rowgroup'] {
      padding-bottom: 0.5rem;
    }
  }
`;
