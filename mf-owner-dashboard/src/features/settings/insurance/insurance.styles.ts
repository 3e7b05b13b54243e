import { styled } from 'styled-components';

export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
`;

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
