import { styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';

export const TypeCard = styled(Link)`
  display: block;
  height: 100%;
  padding: var(--s4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--cab-s);
  color: inherit;
  text-decoration: none;
  &:hover {
    border-color: var(--pine-700);
  }
  img {
    display: block;
    width: 100%;
    height: 5rem;
    object-fit: contain;
    object-position: 0 100%;
  }
  b {
    display: block;
    margin-top: var(--s3);
    font-weight: 650;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;
