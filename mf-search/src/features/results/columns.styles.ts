import { css, styled } from 'styled-components';

const LIST = 'minmax(0, 1fr)';
/** Limited to a share of the page, so that large text leaves space for the list. */
const FILTERS = 'min(19rem, 25%)';
const MAP = 'minmax(0, 42%)';

interface ColumnsProps {
  $hasFilters: boolean;
  $hasMap: boolean;
}

function columns(...widths: (string | false)[]) {
  return css`
    grid-template-columns: ${widths.filter(Boolean).join(' ')};
  `;
}

/** The list; from 1024 px the map beside it, from 1280 px the filters before it. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  grid-template-columns: ${LIST};
  gap: var(--s8);
  align-items: start;
  > * {
    min-width: 0;
  }
  @media (min-width: 1024px) {
    ${({ $hasMap }) => columns(LIST, $hasMap && MAP)}
  }
  @media (min-width: 1280px) {
    ${({ $hasFilters, $hasMap }) => columns($hasFilters && FILTERS, LIST, $hasMap && MAP)}
  }
`;

/** The map on wide windows: stays in view while the list scrolls. */
export const MapPlace = styled.aside`
  position: sticky;
  top: 5.5rem;
  height: calc(100vh - 7rem);
  max-height: 50rem;
  @media (max-width: 1023px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Background of the map before it is loaded. */
export const MapBackground = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 22rem;
  padding: var(--s6);
  border: 1px solid var(--line);
  border-radius: var(--cab-l);
  background: #eef1e6;
  text-align: center;
`;

/** Over the end of the list, on windows without space for a map beside it. */
export const FloatingAction = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  bottom: calc(1.25rem + var(--bar-below, 0px));
  display: grid;
  justify-items: center;
  gap: var(--s2);
  margin-top: var(--s6);
  pointer-events: none;
  > * {
    box-shadow: var(--sh-3);
    pointer-events: auto;
  }
  @media (min-width: 1024px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
