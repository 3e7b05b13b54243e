import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Card, Photo, Stack } from '@campavia/ui';

/** The page of a trip; controls are not printed. */
export const TripSheet = styled.div`
  padding-bottom: var(--s10);
  @media print {
    padding: 0;
    font-size: 0.875rem;
    [data-not-printed] {
      display: none !important;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    dl {
      break-inside: avoid;
    }
  }
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 1.75rem;
  margin-bottom: var(--s4);
  font-size: var(--t-small);
`;

/** Texts beside the picture; on small screens a flat picture comes first. */
export const Head = styled.header`
  display: grid;
  gap: var(--s5) var(--s10);
  align-items: end;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;

export const HeadPhoto = styled(Photo)`
  > span {
    position: absolute;
    inset: auto auto 0.75rem 0.75rem;
  }
  @media not print {
    @media (max-width: 1279px) {
      order: -1;
      aspect-ratio: 2;
    }
    @media (min-width: 768px) and (max-width: 1279px) {
      aspect-ratio: 3;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s10);
  align-items: start;
  margin-top: var(--s8);
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: var(--s5);
    margin-top: var(--s4);
  }
`;

export const Main = styled(Stack).attrs({ $gap: 10 })`
  @media print {
    gap: var(--s5);
  }
`;

export const Aside = styled(Stack).attrs({ $gap: 4 })`
  @media print {
    gap: var(--s3);
  }
`;

/** A card of the aside. */
export const AsideCard = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  h2 {
    font: 650 1rem/1.4 var(--text);
    letter-spacing: 0;
    color: var(--ink);
  }
  p {
    margin: 0;
  }
  hr {
    margin-block: 0;
  }
  @media print {
    padding: var(--s3);
    gap: var(--s2);
    break-inside: avoid;
  }
`;

/** Links below the sentence of a note. */
export const NoteLinks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  > a {
    min-height: 1.5rem;
  }
`;

/** Lines with hairlines between. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: var(--s3) 0;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** A name and its value at both ends of a line. */
export const Pairs = styled.dl`
  display: grid;
  gap: var(--s2);
  margin: 0;
  font-size: 0.9375rem;
  line-height: 1.4;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
  }
  dt {
    flex: 1 1 45%;
    color: var(--ink-2);
  }
  dd {
    max-width: 60%;
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
