import { styled } from 'styled-components';

import { Small } from '@campavia/ui';

/** Shortcuts are shown in wide windows with a keyboard. */
export const KeysHint = styled(Small).attrs({ as: 'p', $tone: 'soft' })`
  @media (max-width: 1023px) {
    display: none;
  }
`;
