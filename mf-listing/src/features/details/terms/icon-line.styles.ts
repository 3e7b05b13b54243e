import { styled } from 'styled-components';

/** A list of sentences. */
export const Sentences = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A sentence with an icon. */
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
