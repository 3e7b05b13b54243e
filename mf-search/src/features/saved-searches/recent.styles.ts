import { styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';

import { SectionHead } from '../../components/section.styles';

export const RecentHead = styled(SectionHead)`
  align-items: center;
  min-height: 2.75rem;
`;

/** Scrolls sideways; its height is fixed before it is loaded. */
const Line = styled.ul`
  display: grid;
  grid-auto-flow: column;
  justify-content: start;
  margin: 0 calc(-1 * var(--gutter));
  padding: 0 var(--gutter);
  overflow: auto hidden;
  list-style: none;
  scrollbar-width: none;
  scroll-padding-inline: var(--gutter);
`;

export const SearchLine = styled(Line)`
  grid-auto-columns: max-content;
  gap: var(--s3);
  height: 4.5rem;
  padding-block: 0 1rem;
`;

export const SearchLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s3);
  height: 3.5rem;
  min-width: 11rem;
  max-width: min(24rem, 80vw);
  padding: 0 1rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-m);
  color: inherit;
  text-decoration: none;
  line-height: 1.3;
  &:hover {
    border-color: var(--pine-700);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > svg {
    color: var(--pine-700);
  }
  > span {
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
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

export const CamperLine = styled(Line)`
  grid-auto-columns: 12.25rem;
  gap: var(--s5);
  height: 12rem;
  padding-top: 0.375rem;
`;

export const CamperLink = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
  line-height: 1.35;
  > div {
    margin-bottom: var(--s2);
    border-radius: var(--cab-s);
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  &:hover b {
    text-decoration: underline;
  }
`;
