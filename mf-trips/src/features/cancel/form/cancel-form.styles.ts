import { styled } from 'styled-components';

import { Card, Photo } from '@campavia/ui';

export const LinesCard = styled(Card).attrs({ $isPadded: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

/** Amounts side by side; below 640 px the result stays beside the name and the other two follow under it. */
export const LinesTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--s3) 0 var(--s3) var(--s4);
    border-top: 1px solid var(--line);
    text-align: end;
    font-weight: 400;
    vertical-align: middle;
  }
  th:first-child {
    padding-left: 0;
    text-align: start;
  }
  thead th {
    border-top: 0;
    font-size: var(--t-small);
    font-weight: 600;
  }
  tbody tr:first-child > *,
  tfoot > tr > * {
    border-top: 1.5px solid var(--pine-900);
  }
  b {
    font-weight: 650;
  }
  tfoot :is(th, td, b) {
    font-weight: 700;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  @media (max-width: 639px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
      gap: 0 var(--s3);
      padding-block: var(--s3);
      border-top: 1px solid var(--line);
    }
    tbody > tr:first-child {
      border-top: 0;
    }
    tfoot > tr {
      border-top: 1.5px solid var(--pine-900);
    }
    tr > :is(th, td) {
      padding: 0;
      border: 0 !important;
      text-align: start;
    }
    tr > th {
      grid-column: 1 / 3;
      overflow-wrap: anywhere;
    }
    td:nth-child(3) {
      grid-column: 2 / 4;
    }
    td:last-child {
      grid-area: 1 / 3;
      text-align: end;
    }
    td:not(:last-child) {
      color: var(--ink-2);
      font-size: var(--t-small);
      &::before {
        content: attr(data-name) '\\00a0';
      }
    }
  }
`;

/** The camper of the trip at the top of the card with the button. */
export const CamperLine = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  > div:last-child {
    min-width: 0;
  }
`;

export const SmallPhoto = styled(Photo)`
  flex: none;
  width: 7rem;
  border-radius: var(--r-m);
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--s3);
`;

export const TogetherBox = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  padding: var(--s5) var(--s6);
  border-radius: var(--r-l);
  background: var(--fog);
  > div {
    display: grid;
    flex: 1 1 20rem;
    gap: var(--s1);
    min-width: 0;
  }
`;
