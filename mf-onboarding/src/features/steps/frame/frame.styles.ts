import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--s6) var(--s16);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;
  min-height: 1.75rem;
  > [role='status'] {
    min-height: 1.5rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--s10);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: var(--s10) var(--s16);
    > aside {
      position: sticky;
      top: 6rem;
    }
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

export const Meter = styled.div`
  height: 0.5rem;
  overflow: hidden;
  border-radius: 0.25rem;
  background: var(--line);
  > span {
    display: block;
    height: 100%;
    background: var(--pine-800);
  }
`;

export const Drawing = styled.img`
  max-width: 100%;
  height: auto;
  margin-inline: auto;
`;

export const Tips = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
  }
  svg {
    flex: none;
    margin-top: 0.15rem;
    color: var(--pine-700);
  }
`;
