import { styled } from 'styled-components';

import { AddressLink, Link } from '@campavia/remote-kit';
import { Card, Stack, Wrap } from '@campavia/ui';

export const Page = styled(Wrap)`
  padding-top: var(--s10);
`;

export const Head = styled(Stack)`
  margin-bottom: var(--s8);
`;

/** The summary is beside the reviews, on narrow windows above them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s10);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
    > aside {
      order: 1;
      position: sticky;
      top: 6rem;
    }
  }
`;

export const SummaryCard = styled(Card)`
  display: grid;
  gap: var(--s5);
`;

export const AverageRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  > b {
    font: 600 3rem/1 var(--display);
    letter-spacing: -0.03em;
    color: var(--pine-900);
  }
`;

export const StarList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--t-small);
  line-height: var(--lh-small);
`;

/** A bar of the distribution: a link that shows only the reviews with so many stars. */
export const StarLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(4.25rem, max-content) 1fr 7.5rem;
  gap: 0.75rem;
  align-items: center;
  min-height: 2.25rem;
  margin-inline: calc(-1 * var(--s2));
  padding-inline: var(--s2);
  border-radius: var(--r-m);
  color: var(--ink);
  text-decoration: none;
  > :last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  &:hover,
  &[aria-current] {
    background: var(--pine-100);
  }
  &[aria-current] {
    font-weight: 650;
  }
  @media (max-width: 1023px) {
    min-height: 2.75rem;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Bar = styled.span<{ $percent: number }>`
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(90deg, var(--pine-700) ${(props) => props.$percent}%, var(--line) 0);
  forced-color-adjust: none;
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  > div {
    flex: 1 1 11rem;
    max-width: 15rem;
  }
  > button {
    min-height: 3rem;
  }
  @media print {
    display: none;
  }
`;

export const WallFilters = styled(FilterRow)`
  margin-top: var(--s5);
`;

export const ReviewList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--line);
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;

export const Entry = styled.article`
  display: grid;
  gap: var(--s3);
  padding-block: var(--s6);
  li:first-child > & {
    padding-top: 0;
  }
  > * {
    max-width: var(--measure);
  }
`;

export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  && {
    max-width: none;
  }
  > span {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-width: 0;
  }
`;

export const AuthorName = styled.h2`
  margin: 0;
  font: 650 1rem/1.4 var(--text);
  overflow-wrap: anywhere;
`;

export const ShotList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    width: 6rem;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: 0.625rem 1.25rem 0.625rem 0.625rem;
    background: var(--fog);
  }
`;

export const CamperLink = styled(AddressLink)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: fit-content;
  min-height: 3rem;
  color: var(--ink-2);
  font-size: var(--t-small);
  line-height: var(--lh-small);
  text-decoration: none;
  > span:first-child:not(:last-child) {
    flex: none;
    width: 4.5rem;
    aspect-ratio: 3 / 2;
    overflow: hidden;
    border-radius: 0.5rem 1rem 0.5rem 0.5rem;
    background: var(--fog);
  }
  b {
    display: block;
    color: var(--ink);
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

export const Answer = styled.div`
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--pine-200);
  color: var(--ink-2);
  font-size: 0.9375rem;
  b {
    color: var(--ink);
    font-weight: 650;
  }
`;

/** Squares whose space is reserved; every eighth is larger. */
export const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: var(--s3);
  margin: var(--s5) 0 0;
  padding: 0;
  list-style: none;
  > li {
    aspect-ratio: 1;
  }
  > li:nth-child(8n + 1) {
    grid-column: span 2;
    aspect-ratio: 2;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s4);
    > li:nth-child(8n + 1) {
      grid-row: span 2;
      aspect-ratio: auto;
    }
  }
`;

export const Tile = styled(Link)`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: var(--cab-s);
  background: var(--fog);
  > img {
    position: absolute;
    inset: 0;
  }
  > span {
    position: absolute;
    left: 0.6rem;
    bottom: 0.6rem;
    max-width: calc(100% - 1.2rem);
  }
  &:hover > img {
    filter: brightness(0.92);
  }
`;

export const WallFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4);
  min-height: 3rem;
  margin-top: var(--s8);
`;

export const FogBox = styled.div`
  padding: var(--s4);
  border-radius: var(--r-l);
  background: var(--fog);
  line-height: 1.45;
`;

/** Reserves the line of the price. */
export const PriceSpace = styled.div`
  min-height: 1.75rem;
`;

/** Hidden on devices without a keyboard. */
export const KeyHint = styled.p`
  display: none;
  margin: 0;
  color: var(--ink-2);
  font-size: var(--t-small);
  @media (min-width: 1024px) and (hover: hover) {
    display: block;
  }
`;
