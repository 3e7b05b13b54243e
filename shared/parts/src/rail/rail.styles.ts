import { css } from 'styled-components';

/**
 * A list of cards that scrolls sideways from edge to edge of the page, card by card. Whoever takes it says how wide
 * a card is, how far apart, and what becomes of the list on wide screens; with the next card cut, it hints at more.
 */
export const sidewaysRail = css`
  display: grid;
  grid-auto-flow: column;
  margin: 0 calc(-1 * var(--gutter));
  padding: 0.375rem var(--gutter);
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`;
