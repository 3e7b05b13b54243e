import { styled } from 'styled-components';

/** Files by name, each with its buttons. */
export const FileLines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;
