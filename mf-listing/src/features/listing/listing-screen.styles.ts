import { styled } from 'styled-components';

import { Skeleton } from '@campavia/ui';

/** Page columns: texts left, price panel right from lg on. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s10) var(--s16);
  margin-top: var(--s6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 24rem;
    margin-top: var(--s8);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: var(--s4) var(--s6);
    margin-top: var(--s4);
  }
`;

/** The head of the page: name and actions, type and town, badges. */
export const Head = styled.div`
  display: grid;
  gap: var(--s2);
  > :last-child {
    margin-top: var(--s1);
  }
`;

/** Name and actions side by side; on small screens the actions come last. */
export const HeadTop = styled.div`
  display: contents;
  @media (min-width: 640px) {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--s4);
    > h1 {
      flex: 1;
      min-width: 0;
    }
  }
`;

/** The description, limited to a readable width. */
export const Description = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: var(--measure);
  p {
    margin: 0;
    text-wrap: pretty;
  }
  [data-rest] {
    display: grid;
    gap: var(--s3);
  }
  button {
    margin-inline-start: calc(-1 * var(--s3));
  }
  @media not print {
    [data-rest='closed'] {
      display: none;
    }
  }
  @media print {
    max-width: none;
  }
`;

/** The sections after the first view. */
export const LowerSectionsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 4rem);
  > :has(> #reviews:empty) {
    display: none;
  }
  @media print {
    gap: var(--s4);
  }
`;

/** Spans the whole page below both columns. */
export const Across = styled.div`
  margin-top: clamp(3rem, 6vw, 5rem);
  @media print {
    display: none;
  }
`;

/** In print three small pictures in one row. */
export const Pictures = styled.div`
  @media print {
    ul {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      grid-template-rows: auto;
      overflow: hidden;
    }
    ul > li,
    ul > li:first-child {
      grid-row: auto;
      aspect-ratio: 3 / 2;
    }
    ul > li:nth-child(n + 4),
    > div > span {
      display: none;
    }
    li > button {
      display: block !important;
    }
  }
`;

/** Prints on two sheets without controls. */
export const Sheet = styled.div`
  @media print {
    font-size: 1rem;
    [data-not-printed] {
      display: none !important;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    dl,
    svg {
      break-inside: avoid;
    }
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

/** On narrow windows one line that scrolls sideways: its height must not depend on the names of the places. */
export const Breadcrumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-height: 1.5rem;
  margin-bottom: var(--s4);
  font-size: var(--t-small);
  @media screen and (max-width: 639px) {
    flex-wrap: nowrap;
    /* Room for the focus outline, which would be cut off. */
    margin: -0.375rem -0.375rem calc(var(--s4) - 0.375rem);
    padding: 0.375rem;
    overflow-x: auto;
    white-space: nowrap;
    scrollbar-width: none;
  }
  > a:not(:last-child)::after {
    content: '/';
    display: inline-block;
    margin-inline-start: var(--s2);
    color: var(--ink-3);
    text-decoration: none;
  }
`;

/** Has the size of the gallery: one picture of 3:2; from md on one large picture of 4:3 and four small ones. */
export const GallerySkeleton = styled(Skeleton)`
  aspect-ratio: 3 / 2;
  border-radius: var(--cab-l);
  @media (min-width: 768px) {
    aspect-ratio: auto;
    padding-top: calc((100% - 1rem) * 0.375);
  }
`;
