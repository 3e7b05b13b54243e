import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Card, Stack } from '@campavia/ui';

/** A page with a narrow second column from 1280 px on. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const Aside = styled(Stack).attrs({ as: 'aside', $gap: 4 })`
  @media (min-width: 1280px) {
    position: sticky;
    top: var(--s6);
  }
`;

export const AsideCard = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  p,
  ul {
    margin: 0;
  }
  /* Long badges wrap in the narrow column. */
  span {
    white-space: normal;
  }
`;

/** Lines with hairlines between. */
export const Rows = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    padding-block: var(--s3);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** The one card that needs an action of the owner has a marigold edge. */
export const BookingBox = styled.article<{ $isMyTurn: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  background: var(--surface);
  border: 1px solid var(--line);
  ${(props) => props.$isMyTurn && 'border: 2px solid var(--marigold-500);'}
  border-radius: var(--cab-m);
  > :first-child {
    display: none;
  }
  @media (min-width: 768px) {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--s6);
    > :first-child {
      display: grid;
    }
  }
`;

/** Heading and amount at both ends of a line; the amount stays whole. */
export const Titled = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s3) var(--s4);
  > :last-child {
    flex: none;
    text-align: end;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Sum = styled.b`
  display: block;
  color: var(--pine-900);
  font: 620 1.25rem / 1.2 var(--display);
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

/** Over the whole width on small screens. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > a,
  > button {
    flex: 1 0 100%;
    min-height: 2.75rem;
  }
  @media (min-width: 640px) {
    > a,
    > button {
      flex: none;
    }
  }
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
`;
