import { styled } from 'styled-components';

export const GiftRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--s2) var(--s4);
    align-items: center;
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }
  > li > div:first-child {
    overflow-wrap: anywhere;
  }
  > li > form {
    grid-column: 1 / -1;
  }
  @media (max-width: 639px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
    > li > form {
      width: 100%;
    }
  }
`;

export const TwoFields = styled.div`
  display: grid;
  gap: var(--s4);
  align-items: start;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
