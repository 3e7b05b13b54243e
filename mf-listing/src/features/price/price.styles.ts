import { styled } from 'styled-components';

/** Height of the header, which must not cover anything. */
const HEAD = '4.75rem';

/** Sticky beside the page; scrolls when it is higher than the screen, and fades at its end. */
export const StickyPanel = styled.aside`
  @media (min-width: 1024px) {
    /* Where sticky content of the slot stops: at the edge of the panel, outside of its padding. */
    --panel-edge: -1.5rem;
    position: sticky;
    top: ${HEAD};
    max-height: calc(100vh - ${HEAD} - var(--bar-below, 0px));
    margin: -1.5rem;
    padding: 1.5rem;
    overflow-y: auto;
    /* Focused elements must not be covered by sticky content. */
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

export const PriceBefore = styled.s`
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

/** As high as the quote that takes its place, except on a page without an interaction yet. */
export const QuoteRoom = styled.div<{ $height: string }>`
  display: grid;
  align-content: start;
  gap: var(--s4);
  min-height: ${({ $height }) => $height};
  [data-rendered] & {
    min-height: 0;
  }
`;
