import { styled } from 'styled-components';

import { WrapWide } from '@campavia/ui';

export const SearchPage = styled(WrapWide)`
  padding-top: var(--s5);
`;

export const PillRow = styled.div`
  display: flex;
  gap: var(--s3);
  margin-bottom: var(--s4);
`;

/** The search in one line. All of it is one button. */
export const Pill = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  max-width: 34rem;
  min-height: 3.25rem;
  padding: 0.3rem 0.3rem 0.3rem 1.1rem;
  background: var(--surface);
  border: 1.5px solid var(--line-strong);
  border-radius: 0.875rem 1.75rem 0.875rem 0.875rem;
  color: inherit;
  font: 400 var(--t-body) / 1.25 var(--text);
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: var(--pine-700);
  }
  > span:nth-of-type(1) {
    flex: 1;
    min-width: 0;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 650;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

/** Looks like a button inside the bar that is the button. */
export const PillAction = styled.span`
  display: none;
  flex: none;
  align-items: center;
  min-height: var(--h-s);
  padding: 0.4rem 0.875rem;
  border-radius: 0.625rem 1.4rem 0.625rem 0.625rem;
  background: var(--pine-900);
  color: var(--on-pine);
  font-weight: 650;
  font-size: 0.9375rem;
  @media (min-width: 640px) {
    display: flex;
  }
`;

export const EditorPlace = styled.div`
  position: relative;
  z-index: 3;
  margin-bottom: var(--s4);
`;

export const Cards = styled.ul<{ $isStale?: boolean }>`
  display: grid;
  gap: var(--s8) var(--s5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  opacity: ${(props) => (props.$isStale ? 0.5 : 1)};
  transition: opacity var(--m-base) var(--ease) 120ms;
  > li {
    min-width: 0;
    scroll-margin-top: 6rem;
  }
`;

/** The heading and the actions for all results. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s4);
  min-height: var(--h-m);
  > h1 {
    font-size: var(--t-h2);
    line-height: var(--lh-h2);
  }
  /* Takes as many lines as the text in data-room, which is not shown. */
  > h1[data-room] {
    display: grid;
    > *,
    &::after {
      grid-area: 1 / 1;
    }
    &::after {
      content: attr(data-room) / '';
      visibility: hidden;
    }
  }
  /* Buttons without an edge that wrap under the heading: their words begin where it begins. */
  > h1 + * {
    row-gap: 0;
    > button {
      margin-inline-start: -0.875rem;
    }
    > span {
      margin-inline-start: -0.5rem;
    }
  }
`;

/** Keeps a distance from the heading. */
export const FullRow = styled.div`
  margin-top: var(--s5);
`;
