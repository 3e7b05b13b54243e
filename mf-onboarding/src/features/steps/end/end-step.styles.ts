import { styled } from 'styled-components';

export const Steps = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--s3);
    align-items: center;
    min-height: 3rem;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  > li[data-done] > svg {
    color: var(--good);
  }
  small {
    color: var(--ink-2);
  }
`;
