import { css } from 'styled-components';

/**
 * Styles of a list of cards that scrolls sideways across the whole page and snaps to cards. The component that uses
 * them sets the width of a card, the gap and the layout on wide windows.
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
