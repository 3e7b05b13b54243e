import { styled } from 'styled-components';

/** For a form of one or two short answers. */
export const Narrow = styled.div`
  max-width: 28rem;
`;
