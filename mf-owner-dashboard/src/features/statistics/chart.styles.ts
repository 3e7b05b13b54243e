import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

export const ChartSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font-family: var(--text);
  text {
    fill: var(--ink-2);
    font-size: 13px;
  }
  .value {
    fill: var(--ink);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  &[data-half] .value {
    font-size: 11px;
  }
  .axis {
    stroke: var(--line);
  }
  .base {
    stroke: var(--pine-900);
    stroke-width: 1.5;
  }
  .bar {
    fill: var(--pine-700);
  }
  .pale {
    fill: var(--pine-100);
  }
  .range {
    fill: var(--pine-200);
    stroke: var(--pine-600);
  }
  .running {
    stroke: var(--pine-700);
  }
  &[data-screen='wide'] {
    @media (max-width: 639px) {
      display: none;
    }
  }
  &[data-screen='narrow'] {
    @media (min-width: 640px) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .bar {
      fill: CanvasText;
    }
    .range {
      fill: Canvas;
      stroke: CanvasText;
    }
    .running {
      stroke: CanvasText;
    }
  }
`;

export const Figures = styled(Card).attrs({ as: 'dl', $isPadded: true })`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s4);
  margin: 0;
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  dt {
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.35;
  }
  dd {
    margin: 0;
    color: var(--pine-900);
    font: 620 1.625rem/1.15 var(--display);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: var(--ink-2);
    font: 450 var(--t-small) / 1.4 var(--text);
    letter-spacing: 0;
  }
`;

export const ChartCard = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;

export const Halves = styled.div`
  display: grid;
  gap: var(--s6);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: var(--s2);
    font-weight: 650;
    text-align: start;
  }
  th,
  td {
    padding: 0.55rem var(--s3);
    border-bottom: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
    white-space: normal;
  }
  thead th {
    border-bottom: 1.5px solid var(--pine-900);
    font-weight: 500;
    white-space: normal;
  }
  tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: 700;
  }
  @media (max-width: 639px) {
    th,
    td {
      padding-inline: var(--s1);
    }
  }
`;

export const TableFold = styled.details`
  summary {
    min-height: 2.75rem;
    padding: 0.6rem 0;
    font-weight: 650;
    cursor: pointer;
  }
`;
