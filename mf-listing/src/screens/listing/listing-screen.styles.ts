import { styled } from 'styled-components';

import { Ghost } from '@campavia/ui';

/** Page column: words left, price panel right from lg on. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s8) var(--s12);
  margin-top: var(--s6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 24rem;
    margin-top: var(--s8);
  }
`;

export const PageFoot = styled.div`
  padding-block: var(--s5) var(--s16);
`;

/** Facts and equipment: short lines with an icon, as many columns as fit. */
export const SpecList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--s4) var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
    line-height: 1.4;
  }
  > li > svg {
    margin-top: 0.1em;
    color: var(--pine-700);
  }
`;

export const Crumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-height: 1.5rem;
  margin-bottom: var(--s4);
  font-size: var(--t-small);
  > a + a::before {
    content: '/';
    display: inline-block;
    margin-inline-end: var(--s2);
    color: var(--ink-3);
    text-decoration: none;
  }
`;

export const StickyPanel = styled.aside`
  @media (min-width: 1024px) {
    position: sticky;
    top: 1.5rem;
  }
`;

export const Amount = styled.b`
  font: 620 1.75rem/1.1 var(--display);
  letter-spacing: -0.02em;
  color: var(--pine-900);
  font-variant-numeric: tabular-nums;
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
    font-variant-numeric: tabular-nums;
  }
`;

/** The very box of the gallery: a row of three by two, from md on one big picture (four by three) and four small. */
export const GalleryGhost = styled(Ghost)`
  aspect-ratio: 3 / 2;
  border-radius: var(--cab-l);
  @media (min-width: 768px) {
    aspect-ratio: auto;
    padding-top: calc((100% - 1rem) * 0.375);
  }
`;
