import { styled } from 'styled-components';

/** One line per document: its name, and its status at the end. */
export const DocumentRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s3);
    padding-block: var(--s3);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > svg {
    flex: none;
    color: var(--pine-700);
  }
  > li > span:nth-of-type(1) {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
