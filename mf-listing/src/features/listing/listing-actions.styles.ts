import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  order: 1;
  align-items: center;
  margin-inline-start: calc(-1 * var(--s3));
  @media (min-width: 640px) {
    margin: var(--s1) 0 0;
  }
  @media print {
    display: none;
  }
  /* As wide as the button that comes. */
  > [data-room] {
    visibility: hidden;
  }
`;

/** An address to copy by hand; a click selects all of it. */
export const NotCopied = styled.p`
  flex: 1 0 100%;
  margin: 0;
  padding-inline-start: var(--s3);
  font-size: var(--t-small);
  overflow-wrap: anywhere;
  b {
    user-select: all;
  }
`;
