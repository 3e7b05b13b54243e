import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--s6) var(--s16);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--s10);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: var(--s10) var(--s16);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  padding-top: var(--s5);
  border-top: 1px solid var(--line);
  > :only-child {
    margin-left: auto;
  }
`;

export const CheckList = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
    align-items: start;
    line-height: 1.45;
  }
  svg {
    flex: none;
    margin-top: 0.1rem;
    color: var(--pine-700);
  }
`;
