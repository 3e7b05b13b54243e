import { styled } from 'styled-components';

import { Wrap } from '@campavia/ui';

export const Page = styled(Wrap)`
  max-width: 40rem;
  padding-block: clamp(2rem, 6vw, 5rem);
`;
