import { styled } from 'styled-components';

import { Button } from '../core';

export const Frame = styled.div`
  position: relative;
`;

/** One large and four small pictures from `md` on; a row to swipe through on narrower windows. */
export const Grid = styled.ul`
  display: flex;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  border-radius: var(--cab-l);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    flex: 0 0 100%;
    aspect-ratio: 3 / 2;
    overflow: hidden;
    background: var(--fog);
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    grid-template-rows: 1fr 1fr;
    overflow: hidden;
    > li {
      min-height: 0;
      aspect-ratio: auto;
    }
    > li:first-child {
      grid-row: 1 / 3;
      aspect-ratio: 4 / 3;
    }
    > li:nth-child(n + 6) {
      display: none;
    }
    &[data-few] {
      grid-template-columns: 1fr;
      grid-template-rows: 1fr;
    }
    &[data-few] > li:first-child {
      aspect-ratio: 2;
    }
    &[data-few] > li:nth-child(n + 2) {
      display: none;
    }
  }
`;

export const Opener = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -6px;
    box-shadow: inset 0 0 0 6px var(--paper);
  }
`;

export const AllButton = styled(Button)`
  position: absolute;
  inset-inline-end: 1rem;
  bottom: 1rem;
`;

/** "2 / 14" on top of the row on narrow windows. */
export const Counter = styled.span`
  position: absolute;
  inset-inline-start: 1rem;
  bottom: 1rem;
  padding: 0.35rem 0.6rem;
  border-radius: 0.4rem;
  background: rgb(10 31 24 / 0.78);
  color: var(--on-pine);
  font: 650 var(--t-tiny) / 1 var(--text);
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  @media (min-width: 768px) {
    display: none;
  }
`;
