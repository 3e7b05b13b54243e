import { styled } from 'styled-components';

import { Clauses } from '@campavia/parts/contract-sheet';

/** A page with links beside it; only the page is printed. */
export const PrintableColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8) var(--s10);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
  @media print {
    display: block;
    > aside {
      display: none;
    }
  }
`;

export const PrintableHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  margin-bottom: var(--s6);
  @media print {
    display: none;
  }
`;

/** The pages of a trip, each with its icon on a quiet ground. */
export const PrintableRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 3.5rem;
    padding: var(--s2) 0;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > svg {
    box-sizing: content-box;
    padding: 0.625rem;
    background: var(--pine-100);
    border-radius: var(--r-m);
    color: var(--pine-900);
  }
  p {
    margin: 0;
  }
  a {
    font-weight: 650;
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--s5) var(--s8);
  font-size: var(--t-small);
  @media print {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const TripFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s3) var(--s6);
  padding: var(--s4) var(--s5);
  background: var(--fog);
  border-radius: var(--r-l);
  print-color-adjust: exact;
`;

/** Amounts at the end of each line; the last one is the sum. */
export const SheetTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.6rem 0 0.6rem 0.75rem;
    border-bottom: 1px solid var(--line);
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th {
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 600;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th,
  tbody:last-of-type > tr:last-child > td {
    border-bottom: 1.5px solid var(--pine-900);
  }
  tfoot td {
    border: 0;
    font-weight: 700;
  }
  tfoot td:last-child {
    color: var(--pine-900);
    font: 620 1.25rem / 1.2 var(--display);
  }
  @media print {
    th,
    td {
      padding-block: 0.3rem;
    }
  }
`;

/** On narrow screens net and tax stand below the supplier. */
export const VatTable = styled(SheetTable)`
  tfoot td:last-child {
    font-size: 1rem;
  }
  @media (max-width: 639px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--s3);
      padding: 0.5rem 0;
      border-bottom: 1px solid var(--line);
    }
    td,
    tbody:last-of-type > tr:last-child > td {
      padding: 0;
      border: 0;
      text-align: start;
    }
    td:last-child {
      grid-area: 1 / 2;
      text-align: end;
    }
    td[data-label] {
      grid-column: 1 / 3;
      color: var(--ink-2);
      font-size: var(--t-small);
      font-weight: 400;
    }
    td[data-label]::before {
      content: attr(data-label) ' ';
    }
  }
`;

/** Telephone numbers, large enough to be read at arm's length. */
export const Numbers = styled(Clauses)`
  margin-bottom: var(--s3);
  p {
    margin: 0;
  }
  dd > a {
    font: 620 1.25rem / 1.3 var(--display);
    font-variant-numeric: tabular-nums;
  }
`;

export const BringList = styled.ul`
  margin: 0;
  padding-inline-start: 1.25rem;
  line-height: 1.7;
  list-style: disc;
`;
