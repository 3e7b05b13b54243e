import { styled } from 'styled-components';

/** Picture, name and the date of registration. */
export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Names and values side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  margin: 0;
  dt {
    max-width: 9rem;
    color: var(--ink-soft);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s2);
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
