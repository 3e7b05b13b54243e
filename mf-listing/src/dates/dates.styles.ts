import { styled } from 'styled-components';

/** Height of the frame's header, under which nothing may hide. */
const HEAD = '4.75rem';

/** Stays in view beside the page; what does not fit the screen scrolls in it, and fades where there is more of it. */
export const StickyPanel = styled.aside`
  @media (min-width: 1024px) {
    /* Where a piece lent to the panel sticks: at its very edge, outside of its padding. */
    --panel-edge: -1.5rem;
    position: sticky;
    top: ${HEAD};
    max-height: calc(100vh - ${HEAD} - var(--bar-below, 0px));
    margin: -1.5rem;
    padding: 1.5rem;
    overflow-y: auto;
    /* Nothing that has the focus hides under what sticks there. */
    scroll-padding-block: 7rem;
    mask-image: linear-gradient(to top, transparent, #000 1.5rem);
  }
  @media print {
    position: static;
    max-height: none;
    mask-image: none;
  }
`;

export const Amount = styled.b`
  font: 620 1.75rem/1.1 var(--display);
  letter-spacing: -0.02em;
  color: var(--pine-900);
`;

export const Before = styled.s`
  color: var(--ink-3);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

export const TotalLine = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s4);
  padding-top: var(--s4);
  border-top: 1.5px solid var(--pine-900);
  font-weight: 650;
  > b {
    font: 620 1.375rem/1.2 var(--display);
  }
`;

/** Pick-up and return side by side in one frame. */
export const TwoBoxes = styled.div`
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
  /* Buttons are not printed; this one holds a day that is. */
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

/** As high as the calendar with its footer, so that nothing below moves when it comes. */
export const CalendarRoom = styled.div`
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
