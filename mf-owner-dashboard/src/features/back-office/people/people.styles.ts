import { styled } from 'styled-components';

export const SearchForm = styled.form`
  display: grid;
  gap: var(--s4);
  align-items: end;
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 28rem) auto;
    justify-content: start;
  }
`;

export const PeopleRows = styled.ul`
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
  @media (max-width: 639px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

export const Plain = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const PersonFacts = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 3fr);
  gap: var(--s2) var(--s4);
  margin: 0;
  > dt {
    color: var(--ink-2);
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
