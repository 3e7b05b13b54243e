import { styled } from 'styled-components';

import { Row } from '@campavia/ui';

/** The bars are not printed. */
export const Section = styled.section`
  display: grid;
  gap: var(--s5);
  min-width: 0;
  @media print {
    display: none;
  }
`;

export const Average = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  font-weight: 650;
  font-size: 0.9375rem;
  white-space: nowrap;
  > svg {
    width: 1rem;
    height: 1rem;
    fill: var(--marigold-500);
    stroke: var(--marigold-800);
    stroke-width: 1.5;
  }
`;

export const Bars = styled.ul`
  display: grid;
  gap: 0.35rem;
  max-width: 26rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--t-small);
  line-height: var(--lh-small);
  > li {
    display: grid;
    grid-template-columns: minmax(4.5rem, max-content) 1fr 2.5rem;
    gap: 0.75rem;
    align-items: center;
  }
  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

export const Bar = styled.span<{ $percent: number }>`
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(90deg, var(--pine-700) ${(props) => props.$percent}%, var(--line) 0);
  forced-color-adjust: none;
`;

export const Grid = styled.ul`
  display: grid;
  gap: var(--s8) var(--s5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Foot = styled(Row)`
  min-height: 3rem;
`;
