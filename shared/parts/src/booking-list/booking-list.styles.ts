import { styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';

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
