import { styled } from 'styled-components';

import { Small } from '@campavia/ui';

/** Keys are for whoever has a keyboard beside a wide window. */
export const KeysHint = styled(Small).attrs({ as: 'p', $tone: 'soft' })`
  @media (max-width: 1023px) {
    display: none;
  }
`;
