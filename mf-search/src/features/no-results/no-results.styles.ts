import { styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';
import { Row } from '@campavia/ui';

export const Suggestions = styled.div`
  display: grid;
  gap: var(--s8);
  margin-top: var(--s8);
  > section > h3 {
    margin-bottom: var(--s3);
  }
`;

/** Centred like the empty state above. */
export const Actions = styled(Row)`
  justify-content: center;
`;

export const SuggestionList = styled.ul`
  display: grid;
  gap: var(--s3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A suggested search: its change, and its number of results. */
export const SuggestionLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  height: 100%;
  min-height: 3.25rem;
  padding: 0.625rem 1rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-m);
  color: inherit;
  text-decoration: none;
  &:hover {
    border-color: var(--pine-700);
  }
  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    color: var(--pine-700);
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  > span:last-child {
    flex: none;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;
