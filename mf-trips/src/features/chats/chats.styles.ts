import { styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';

export const ChatsPage = styled(Stack).attrs({ $gap: 6 })`
  max-width: 48rem;
  padding-bottom: var(--s10);
`;

export const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

export const Kind = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  padding: 0.35rem 1rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  font: 550 0.9375rem/1.3 var(--text);
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

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--cab-m);
  background: var(--surface);
  list-style: none;
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

export const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  align-items: start;
  padding: 0.875rem 1rem;
  color: inherit;
  line-height: 1.4;
  text-decoration: none;
  > :first-child {
    grid-row: 1 / span 3;
  }
  &:hover {
    background: var(--pine-50);
  }
  &[aria-current] {
    background: var(--pine-50);
    box-shadow: inset 4px 0 0 var(--pine-900);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Three lines; the second is as wide as the row. */
export const RowText = styled.span`
  display: contents;
  font-size: var(--t-small);
  > * {
    grid-column: 2;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    grid-row: 1;
    font-size: var(--t-body);
  }
  > span:first-of-type {
    grid-area: 2 / 2 / auto / -1;
    color: var(--ink-2);
  }
  > :last-child {
    grid-row: 3;
  }
`;

export const RowEnd = styled.span`
  display: contents;
  color: var(--ink-2);
  font-size: var(--t-small);
  white-space: nowrap;
  > * {
    grid-area: 1 / 3;
    justify-self: end;
  }
  > * + * {
    grid-row: 3;
  }
`;

export const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.375rem;
  height: 1.375rem;
  padding-inline: 0.35rem;
  border-radius: var(--r-pill);
  background: var(--stop);
  color: #fff;
  font: 650 0.75rem/1 var(--text);
`;
