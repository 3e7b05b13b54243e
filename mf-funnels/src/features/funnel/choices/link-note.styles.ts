import { styled } from 'styled-components';

export const ChangeList = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;
