import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

export const ChatPage = styled(Stack).attrs({ $gap: 4 })`
  padding-bottom: var(--s6);
`;

/** Thread and what it is about side by side; on very wide pages the list stands before them. */
export const ChatCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--cab-m);
  background: var(--surface);
  > * {
    min-height: 0;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 17rem;
    height: max(32rem, calc(100dvh - 13rem));
  }
  @media (min-width: 1440px) {
    grid-template-columns: 18rem minmax(0, 1fr) 17rem;
  }
`;

export const ListColumn = styled.div`
  display: none;
  overflow: auto;
  border-inline-end: 1px solid var(--line);
  > ul {
    border: 0;
    border-bottom: 1px solid var(--line);
    border-radius: 0;
  }
  @media (min-width: 1440px) {
    display: block;
  }
`;

export const ThreadColumn = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: max(24rem, calc(100dvh - 15.5rem));
  background: var(--paper);
  @media (min-width: 1024px) {
    height: auto;
  }
`;

export const ThreadHead = styled.header`
  display: flex;
  gap: var(--s3);
  align-items: center;
  padding: var(--s3) var(--s4);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  > div {
    flex: 1;
    min-width: 0;
  }
  h1 {
    margin: 0;
    font: 650 1rem/1.3 var(--text);
    letter-spacing: 0;
  }
  @media (min-width: 1024px) {
    > a {
      display: none;
    }
  }
`;

export const Log = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s4);
  ol {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Line = styled.li`
  align-self: center;
  color: var(--ink-2);
  font-size: var(--t-small);
  font-weight: 550;
  text-align: center;
`;

export const EventPill = styled(Line)`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.3rem 0.9rem;
  border-radius: var(--r-l);
  background: var(--good-soft);
  color: var(--pine-900);
`;

export type BubbleSide = 'mine' | 'theirs' | 'pending';

const LOOKS: Record<BubbleSide, string> = {
  mine: `align-self: flex-end; background: var(--pine-900); color: var(--on-pine);
    border-color: var(--pine-900); border-radius: var(--r-l) 1.5rem 0.25rem var(--r-l);`,
  theirs: `align-self: flex-start; background: var(--surface); color: var(--ink);
    border-radius: 0.25rem 1.5rem var(--r-l) var(--r-l);`,
  pending: `align-self: flex-end; background: var(--pine-100); color: var(--ink);
    border: 1.5px dashed var(--pine-700); border-radius: var(--r-l) 1.5rem 0.25rem var(--r-l);`,
};

export const Bubble = styled.li<{ $side: BubbleSide }>`
  max-width: min(34rem, 85%);
  padding: 0.6rem 0.95rem;
  border: 1px solid var(--line);
  ${({ $side }) => LOOKS[$side]}
  > p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > small {
    display: block;
    margin-top: 0.15rem;
    font-size: var(--t-tiny);
    opacity: 0.92;
  }
  > img {
    display: block;
    max-width: 100%;
    max-height: 20rem;
    margin-block: 0.25rem;
    border-radius: var(--r-m);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--s2);
  padding: var(--s3) var(--s4);
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

export const Form = styled.form`
  display: flex;
  gap: var(--s2);
  align-items: end;
  textarea {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    max-height: 10rem;
    padding: 0.6rem 1rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 1.375rem;
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    line-height: 1.4;
    resize: none;
    field-sizing: content;
  }
`;

export const Suggestions = styled.div`
  display: flex;
  gap: var(--s2);
  overflow-x: auto;
  padding-block: 3px;
  > * {
    flex: none;
  }
`;

export const AsideColumn = styled.aside`
  display: none;
  overflow: auto;
  padding: var(--s5);
  border-inline-start: 1px solid var(--line);
  @media (min-width: 1024px) {
    display: flex;
    flex-direction: column;
    gap: var(--s4);
  }
  > img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--r-m);
    object-fit: cover;
  }
  h2 {
    font-size: var(--t-h3);
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2) var(--s3);
    margin: 0;
    font-size: var(--t-small);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    text-align: end;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;
