import { styled } from 'styled-components';

import { sidewaysRail } from '@campavia/parts/rail';
import { Link } from '@campavia/remote-kit';
import { Wrap } from '@campavia/ui';

/** Breadcrumbs, title, a line below and the search form. */
export const LandingHead = styled(Wrap)`
  padding-top: var(--s5);
`;

export const BreadcrumbTrail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-height: 1.5rem;
  margin: 0 0 var(--s6);
  padding: 0;
  font-size: var(--t-small);
  list-style: none;
  > li + li::before {
    content: '/';
    margin-inline-end: var(--s2);
    color: var(--ink-3);
  }
`;

/** The title, with a drawing to its right from md on. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4) var(--s8);
  margin-bottom: var(--s6);
  > div {
    flex: 1 1 22rem;
    min-width: 0;
  }
  h1 + p {
    margin-top: var(--s3);
  }
  > img {
    width: min(17rem, 60%);
    height: auto;
    aspect-ratio: 17 / 8;
    object-fit: contain;
    object-position: 100% 100%;
  }
`;

/** Two rows of four from lg, two per row from sm; below they scroll sideways. */
export const Cards = styled.ul`
  ${sidewaysRail}
  grid-auto-columns: min(78%, 19rem);
  gap: var(--s8) var(--s5);
  @media (min-width: 640px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 0;
    padding: 0;
    overflow: visible;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** A secondary link below the cards, aligned with them. */
export const AfterCards = styled.div`
  margin: var(--s5) -0.75rem 0;
`;

/** Cards with a drawing, as many per row as fit. */
export const SortList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SeatList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Link to a number of seats; the current one is filled. */
export const SeatLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.35rem 1rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--ink);
  font-weight: 550;
  text-decoration: none;
  &:hover {
    border-color: var(--pine-700);
  }
  &[aria-current] {
    border-color: var(--pine-900);
    background: var(--pine-900);
    color: var(--on-pine);
  }
`;
