import { styled } from 'styled-components';

/** Words of a user, as they were written. */
export const Reported = styled.p`
  margin: 0;
  padding: var(--s3) var(--s4);
  border-left: 3px solid var(--line-strong);
  background: var(--pine-50);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const ReportList = styled.ol`
  display: grid;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--s2);
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
`;
