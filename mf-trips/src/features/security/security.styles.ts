import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** The password, below the passkeys. */
export const PasswordList = styled(List)`
  border-top: 1px solid var(--line);
`;

/** Icon, texts and actions; the actions wrap below on small screens. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s3) 0;
  overflow-wrap: anywhere;
  > :last-child:nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  /* The text of a quiet button begins where the texts above it do. */
  > :is(a, button, div):last-child:nth-child(3) {
    margin-inline-start: calc(-1 * var(--s3));
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :last-child:nth-child(3) {
      grid-column: 3;
      justify-self: end;
    }
  }
`;

export const DeviceIcon = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--r-m);
  background: var(--pine-100);
  color: var(--pine-800);
`;

export const SwitchLine = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding: var(--s3) 0;
  cursor: pointer;
  > span {
    display: grid;
  }
`;

export const Lines = styled(Stack)`
  a {
    font-weight: 600;
  }
`;

/** Name, what happens with it, and its status at the end. */
export const DocumentEntry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s3);
  padding: var(--s3) 0;
  > div {
    flex: 1 1 10rem;
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
`;
