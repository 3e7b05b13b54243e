import { styled } from 'styled-components';

/** A sentence with its drawing before it. */
export const IconLine = styled.li`
  display: flex;
  gap: var(--s3);
  align-items: start;
  line-height: 1.4;
  > svg {
    flex: none;
    color: var(--pine-700);
  }
`;
