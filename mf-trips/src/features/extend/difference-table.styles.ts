import { styled } from 'styled-components';

/** A table of amounts. Below 640 px the result stays beside the name, the other two move under it. */
export const Difference = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  th,
  td {
    padding: 0.65rem 0 0.65rem var(--s3);
    border-bottom: 1px solid var(--line);
    text-align: end;
    font-variant-numeric: tabular-nums;
    vertical-align: top;
  }
  thead th {
    border-bottom: 1.5px solid var(--pine-900);
    font-size: var(--t-small);
    font-weight: 650;
  }
  th[scope='row'] {
    padding-inline-start: 0;
    font-weight: 500;
    text-align: start;
  }
  td {
    white-space: nowrap;
  }
  td:last-child {
    font-weight: 700;
  }
  [data-unchanged] :is(th, td) {
    color: var(--ink-2);
    font-weight: 450;
  }
  tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: 700;
  }
  tfoot td:last-child {
    font: 700 1.25rem/1.3 var(--display);
  }
  @media (max-width: 639px) {
    &,
    tbody,
    tfoot {
      display: block;
    }
    thead th:nth-child(2),
    thead th:nth-child(3) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    :is(tbody, tfoot) tr {
      display: grid;
      grid-template-columns: auto 1fr auto;
      padding-block: 0.6rem;
      border-bottom: 1px solid var(--line);
    }
    :is(tbody, tfoot) :is(th, td) {
      padding: 0;
      border: 0;
    }
    th[scope='row'] {
      grid-column: 1 / 3;
      grid-row: 1;
    }
    td:last-child {
      grid-column: 3;
      grid-row: 1;
    }
    td:nth-child(2),
    td:nth-child(3) {
      grid-row: 2;
      color: var(--ink-2);
      font-size: var(--t-small);
      font-weight: 450;
      text-align: start;
    }
    td:nth-child(3)::before {
      content: '→';
      content: '→' / '';
      padding-inline: var(--s3);
    }
  }
`;
