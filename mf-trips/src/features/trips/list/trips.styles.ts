import { styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';
import { Photo, Stack } from '@campavia/ui';

/** The list with its heading. */
export const TripsPage = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

/** Tabs scroll sideways when they do not fit; a dashed line marks the chosen one. */
export const Tabs = styled.nav`
  display: flex;
  gap: var(--s1);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border-bottom: 1.5px solid var(--line);
  @media (min-width: 768px) {
    margin-inline: 0;
    padding-inline: 0;
  }
  @media print {
    display: none;
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding: 0.75rem 0.875rem 0.875rem;
  color: var(--ink-2);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-empty] {
    color: var(--ink-3);
  }
  > span {
    min-width: 1.5rem;
    min-height: 1.45rem;
    padding: 0.1rem 0.4rem;
    border-radius: 0.4rem;
    background: var(--fog);
    font-size: var(--t-tiny);
    font-weight: 650;
    text-align: center;
  }
  &[aria-current] {
    color: var(--pine-900);
    &::after {
      content: '';
      position: absolute;
      inset: auto 0.5rem -1.5px;
      height: 4px;
      background: var(--via);
      forced-color-adjust: none;
    }
    > span {
      background: var(--pine-900);
      color: var(--on-pine);
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-bottom: 4px solid Highlight;
    }
  }
`;

export const Filters = styled.div`
  display: grid;
  gap: var(--s3);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 15rem));
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Picture and texts side by side, stacked on small screens. */
export const TripCardBox = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--cab-m);
  h2 {
    font-size: var(--t-h3);
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 15.5rem minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const CardPhoto = styled(Photo)`
  border-radius: 0;
  @media (min-width: 768px) {
    aspect-ratio: auto;
    height: 100%;
    min-height: 12.5rem;
  }
`;

export const CardText = styled(Stack).attrs({ $gap: 3 })`
  padding: var(--s5);
  > :last-child a {
    position: relative;
  }
  @media (min-width: 768px) {
    padding-inline: var(--s6);
  }
`;

/** What the trip costs, at the end of the first line. */
export const Sum = styled.b`
  color: var(--pine-900);
  font: 620 1.25rem / 1.2 var(--display);
  letter-spacing: -0.01em;
`;
