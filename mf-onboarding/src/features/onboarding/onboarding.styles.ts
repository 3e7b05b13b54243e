import { styled } from 'styled-components';

export const Page = styled.div`
  padding-block: var(--s10);
`;
