import { styled } from 'styled-components';

import { Wrap } from '@campavia/ui';

export const Page = styled(Wrap)`
  max-width: 40rem;
  padding-block: clamp(2rem, 6vw, 5rem);
`;

export const Control = styled.div`
  select,
  textarea {
    background: none;
    color: inherit;
  }
  select {
    cursor: pointer;
  }
  textarea {
    min-height: 10rem;
    resize: vertical;
  }
  span:has(> :is(select, textarea):focus-visible) {
    border-color: var(--pine-900);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;

export const Fields = styled.div`
  display: contents;
`;

export const Count = styled.p`
  min-height: 1.4em;
  margin: 0.3rem 0 0;
  color: var(--ink-2);
  font-size: var(--t-small);
`;

export const Ways = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
