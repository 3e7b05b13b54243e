import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Card, Stack } from '@campavia/ui';

export const Page = styled(Stack)`
  max-width: 64rem;
  padding-bottom: var(--s10);
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
`;

export const Years = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

export const YearLink = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 2.75rem;
  padding: 0 var(--s4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: var(--pine-700);
  }
  &[aria-current] {
    border-color: var(--pine-900);
    background: var(--pine-900);
    color: var(--on-pine);
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-tiny);
  }
  &[aria-current] small {
    color: var(--on-pine);
  }
`;

/** Sums side by side; on small screens each is one line. */
export const Sums = styled.dl`
  display: grid;
  gap: var(--s3);
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s1) var(--s3);
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    background: var(--surface);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  dd {
    margin: 0;
    font: 650 1.25rem/1.3 var(--display);
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div {
      display: grid;
      padding: var(--s5) var(--s6);
    }
  }
`;

/** A table; on small screens every row is a card. The roles stay, whatever the boxes are drawn as. */
export const PayinTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  th {
    font-size: var(--t-small);
    font-weight: 600;
    text-align: start;
  }
  td {
    overflow-wrap: anywhere;
  }
  [data-amount] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (min-width: 768px) {
    th,
    td {
      padding: var(--s4) var(--s3);
      border-bottom: 1px solid var(--line);
      vertical-align: middle;
    }
    th {
      padding: var(--s3);
      border-color: var(--ink);
    }
  }
  @media (max-width: 767px) {
    &,
    tbody {
      display: grid;
      gap: var(--s3);
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-auto-flow: dense;
      gap: var(--s1) var(--s3);
      align-items: center;
      padding: var(--s4);
      border: 1px solid var(--line);
      border-radius: var(--r-l);
      background: var(--surface);
    }
    [data-what] {
      grid-column: 1 / -1;
      order: -1;
    }
    [data-means],
    [data-day] {
      grid-column: 1;
    }
    [data-amount],
    [data-state] {
      grid-column: 2;
    }
    [data-means] {
      order: 0;
      color: var(--ink-2);
    }
    [data-amount] {
      order: 1;
      font-size: 1.0625rem;
      font-weight: 650;
    }
    [data-day] {
      order: 2;
      color: var(--ink-2);
    }
    [data-state] {
      order: 3;
      justify-self: end;
    }
  }
`;

/** A table of a sheet: on small screens it scrolls by itself. */
export const PrintedTable = styled.table`
  width: 100%;
  margin: var(--s6) 0;
  border-collapse: collapse;
  font-size: var(--t-small);
  th,
  td {
    padding: var(--s2) var(--s2) var(--s2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  [data-amount] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  tr {
    break-inside: avoid;
  }
`;

const rowGroup = { role: 'rowgroup' };

export const HeadRows = styled.thead.attrs(rowGroup)``;
export const BodyRows = styled.tbody.attrs(rowGroup)``;
export const TableRow = styled.tr.attrs({ role: 'row' })``;
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

export const Credits = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Credit = styled(Card).attrs({ as: 'li', $isPadded: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  p {
    margin: 0;
  }
`;
