import { styled } from 'styled-components';

import { Wrap } from '@campavia/ui';

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: var(--s8);
  align-items: center;
  padding-block: clamp(2rem, 6vw, 5rem);
  > img {
    width: 100%;
    height: auto;
  }
`;
