import { styled } from 'styled-components';

/** Scrolls sideways below lg, with the next card cut as a hint; from there four stand in one row. */
export const SimilarRail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(17rem, 80vw);
  gap: var(--s5);
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
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
