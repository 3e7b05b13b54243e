import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
    font-weight: 600;
    &:first-child {
      border-top: 0;
    }
    > svg {
      color: var(--care);
    }
    &[data-done] > svg {
      color: var(--good);
    }
    > a {
      flex: none;
      min-width: 5.5rem;
      text-align: end;
      font-weight: 450;
    }
    > small {
      margin-left: auto;
      color: var(--ink-2);
      font-weight: 450;
    }
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding-inline-start: 1.25rem;
`;
