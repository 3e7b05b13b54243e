import { styled } from 'styled-components';

export const BedColumns = styled.div`
  display: grid;
  gap: var(--s5) var(--s8);
  align-items: start;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 14rem 1fr;
  }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  padding: var(--s4);
  border-radius: var(--r-l);
  background: var(--fog);
  forced-color-adjust: none;
  .body {
    fill: #fff;
    stroke: var(--pine-900);
    stroke-width: 5;
  }
  .glass {
    fill: #a9cfdd;
  }
  .seat {
    fill: var(--line);
  }
  .bed {
    fill: var(--pine-600);
    stroke: #fff;
    stroke-width: 3;
  }
  .pillow {
    fill: #fff;
    opacity: 0.9;
  }
  .above {
    fill: var(--pine-600);
    fill-opacity: 0.16;
    stroke: var(--pine-700);
    stroke-width: 3;
    stroke-dasharray: 14 9;
  }
  .plate {
    fill: var(--pine-900);
  }
  text {
    fill: #fff;
    font: 650 26px var(--text);
    text-anchor: middle;
  }
`;

export const BedLines = styled.ol`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
    align-items: start;
  }
  b {
    display: block;
    font-weight: 600;
  }
`;
