import { styled } from 'styled-components';

/** Links under one another in as many columns as fit. */
export const LinkColumns = styled.ul`
  margin: 0;
  padding: 0;
  columns: 11rem;
  list-style: none;
  ul + & {
    margin-top: var(--s5);
  }
  a {
    display: block;
    padding: 0.375rem 0;
    overflow-wrap: anywhere;
  }
`;
