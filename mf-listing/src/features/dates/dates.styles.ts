import { styled } from 'styled-components';

/** Pick-up and return side by side. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  > div {
    min-width: 0;
    padding-bottom: 0.35rem;
  }
  > div + div {
    border-inline-start: 1.5px solid var(--line-strong);
  }
`;

export const DayButton = styled.button`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.55rem 0.7rem 0.2rem;
  border: 0;
  border-radius: var(--r-m);
  background: none;
  color: inherit;
  font: 600 0.9375rem/1.35 var(--text);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--pine-50);
  }
  > b {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-tiny);
    font-weight: 600;
    line-height: 1.3;
  }
  /* Buttons are not printed, but this one contains a date. */
  @media print {
    display: block !important;
    min-height: 0;
  }
`;

export const HourSelect = styled.select`
  min-height: 1.75rem;
  margin: 0 0.45rem;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: var(--ink-2);
  font: 550 0.9375rem var(--text);
  cursor: pointer;
  &:hover {
    background: var(--pine-50);
  }
  @media print {
    appearance: none;
    margin: 0 0.7rem;
    padding: 0;
  }
`;

/** As high as the calendar with its footer, so that the layout does not shift. */
export const CalendarFrame = styled.div`
  min-height: 61rem;
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--surface);
  @media (min-width: 768px) {
    min-height: 33rem;
    padding: var(--s5);
  }
  @media print {
    min-height: 0;
  }
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  margin: 0;
  color: var(--ink-2);
  font-size: var(--t-small);
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
  }
  i {
    width: 1.1rem;
    height: 1.1rem;
    border-radius: 0.25rem;
    background: var(--marigold-500);
    forced-color-adjust: none;
  }
  s,
  small {
    color: var(--ink-3);
    font-size: inherit;
  }
`;
