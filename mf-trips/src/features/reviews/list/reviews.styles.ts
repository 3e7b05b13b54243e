import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

export const ReviewsPage = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

/** A trip that waits: its picture beside what to do, stacked on small screens. */
export const NeededBox = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 2px solid var(--marigold-600);
  border-radius: var(--cab-m);
  background: var(--surface);
  > img {
    display: block;
    width: 100%;
    height: 100%;
    /* Its height is known before the picture is there. */
    aspect-ratio: 3 / 2;
    max-height: 16rem;
    object-fit: cover;
  }
  > div {
    padding: var(--s5);
  }
  @media (min-width: 768px) {
    grid-template-columns: 16rem minmax(0, 1fr);
    > img {
      max-height: none;
    }
  }
`;

export const ReviewItems = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: var(--s5);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

export const ItemHead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s3);
  align-items: center;
  h2 {
    margin: 0;
    font: 650 1rem/1.4 var(--text);
  }
  > :last-child {
    grid-column: 1 / -1;
    flex-wrap: wrap;
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :last-child {
      grid-column: auto;
    }
  }
`;

/** Keeps the line breaks of the author. */
export const Comment = styled.p`
  max-width: 44rem;
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Reply = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s1);
  padding-left: var(--s4);
  border-left: 3px solid var(--line-strong);
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > img {
    width: 7rem;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: var(--cab-s);
  }
`;
