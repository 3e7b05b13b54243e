import { css, styled } from 'styled-components';

import type { CreateCalendarPrice } from '@campavia/contracts';
import { Small } from '@campavia/ui';

/** Side by side in wide windows: the month and the panel of the chosen days. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1280px) {
    gap: var(--s10);
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const PanelColumn = styled.aside`
  display: grid;
  gap: var(--s4);
  min-width: 0;
  @media (min-width: 1280px) {
    position: sticky;
    top: 6rem;
  }
`;

export const KeysHint = styled(Small)`
  @media (hover: none) {
    display: none;
  }
`;

/** Over the lower edge of windows that show the panel below the month. */
export const ChosenDays = styled.div`
  position: sticky;
  z-index: 4;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-top: var(--s3);
  padding: var(--s3) 0;
  border-top: 1px solid var(--line);
  background: var(--paper);
  p {
    margin: 0;
  }
  @media (min-width: 1280px) {
    display: none;
  }
`;

export const MonthBar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--h-s);
  margin-bottom: var(--s3);
  > h2 {
    min-width: 11rem;
    text-align: center;
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const MonthTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 3px;
  margin: 0 -3px;
  isolation: isolate;
  touch-action: manipulation;
  th {
    padding: 0.25rem 0.4rem;
    border: 0;
    color: var(--ink-3);
    font-size: var(--t-tiny);
    font-weight: 600;
    text-align: start;
  }
  td {
    position: relative;
    padding: 0;
    border: 0;
  }
  tbody tr:hover {
    background: none;
  }
`;

export type PriceColour = CreateCalendarPrice['colour'];

export const PRICE_COLOURS = [
  'default',
  'blue',
  'orange',
  'yellow',
  'pink',
  'purple',
  'green',
] as const satisfies readonly PriceColour[];

export const priceColour = ({ $colour }: { $colour: PriceColour }) => css`
  background: var(--price-${$colour});
  box-shadow: inset 0 -4px 0 var(--price-${$colour}-bar);
`;

const colours = PRICE_COLOURS.map(
  (colour) => css`
    &[data-colour='${colour}'] {
      ${priceColour({ $colour: colour })}
    }
  `,
);

const HATCHED = 'repeating-linear-gradient(135deg, #e3e6dd 0 6px, #d3d8cc 6px 12px)';

/** Colours and marks are attributes, not styles of their own: another month changes all cells at once. */
export const DayBox = styled.button`
  ${colours}
  &[data-blocked] {
    background: ${HATCHED};
    box-shadow: none;
  }
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 100%;
  min-height: 3.9rem;
  padding: 0.35rem 0.3rem 0.5rem;
  border: 0;
  border-radius: 0.4rem;
  color: var(--ink);
  font: inherit;
  text-align: start;
  cursor: pointer;
  user-select: none;
  overflow: hidden;
  > b {
    font-size: 0.875rem;
    font-weight: 650;
    line-height: 1;
  }
  &[data-closed] > b {
    text-decoration: underline dotted 2px;
    text-underline-offset: 3px;
  }
  > span {
    max-width: 100%;
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[aria-pressed='true'] {
    outline: 3px solid var(--pine-900);
    outline-offset: -3px;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 0;
    z-index: 3;
    position: relative;
  }
  @media (min-width: 768px) {
    min-height: 5.75rem;
    padding: 0.5rem 0.6rem 0.65rem;
    > span {
      font-size: 0.9375rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** A day that cannot be changed: of another month, or over. */
export const OtherDay = styled.div`
  min-height: 3.9rem;
  padding: 0.35rem 0.3rem;
  color: var(--ink-3);
  font-size: 0.875rem;
  line-height: 1;
  @media (min-width: 768px) {
    min-height: 5.75rem;
    padding: 0.5rem 0.6rem;
  }
`;

/** A booking, over the `--days` of one week, in the lane `--lane`. Its style does not depend on props, as in `DayBox`. */
export const Bar = styled.span`
  --start: -3px;
  --end: -3px;
  position: absolute;
  z-index: 2;
  inset-inline-start: var(--start);
  bottom: calc(0.55rem + var(--lane) * 1.5rem);
  width: calc(var(--days) * 100% + (var(--days) - 1) * 3px - var(--start) - var(--end));
  height: 1.35rem;
  padding: 0 0.5rem;
  background: var(--pine-900);
  color: var(--on-pine);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.35rem;
  white-space: nowrap;
  text-overflow: ellipsis;
  overflow: hidden;
  pointer-events: none;
  &[data-begins] {
    --start: 0.3rem;
    border-top-left-radius: 0.4rem;
    border-bottom-left-radius: 0.4rem;
  }
  &[data-ends] {
    --end: 0.3rem;
    border-top-right-radius: 0.9rem;
    border-bottom-right-radius: 0.4rem;
  }
  &[data-asked] {
    background: var(--surface);
    color: var(--pine-900);
    box-shadow: inset 0 0 0 1.5px var(--pine-900);
  }
  @media (min-width: 768px) {
    bottom: calc(0.65rem + var(--lane) * 1.9rem);
    height: 1.75rem;
    font-size: 0.8125rem;
    line-height: 1.75rem;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  margin: var(--s4) 0 var(--s3);
  padding: 0;
  list-style: none;
  color: var(--ink-2);
  font-size: var(--t-small);
  > li {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
`;

const chip = css`
  flex: none;
  width: 1.1rem;
  height: 1.1rem;
  border-radius: 0.25rem;
  forced-color-adjust: none;
`;

export const ColourChip = styled.i`
  ${chip}
  ${colours}
`;

const MARKS = {
  booked: 'background: var(--pine-900);',
  asked: 'background: var(--surface); box-shadow: inset 0 0 0 1.5px var(--pine-900);',
  blocked: `background: ${HATCHED};`,
};

export const MarkChip = styled.i<{ $mark: keyof typeof MARKS }>`
  ${chip}
  ${(props) => MARKS[props.$mark]}
`;

export const ClosedSample = styled.span`
  font-weight: 650;
  text-decoration: underline dotted 2px;
  text-underline-offset: 3px;
`;
