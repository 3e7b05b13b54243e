import { styled } from 'styled-components';

/** What a listing needs, done or not. */
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
    > small {
      margin-left: auto;
      color: var(--ink-2);
      font-weight: 450;
    }
  }
`;
