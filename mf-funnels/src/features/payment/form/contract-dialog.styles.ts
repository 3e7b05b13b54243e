import { styled } from 'styled-components';

/** The clauses of a contract in two columns, or one below the other in a narrow window. */
export const Clauses = styled.dl`
  margin: var(--s2) 0 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--s1) var(--s4);
    padding-block: var(--s2);
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 479px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
