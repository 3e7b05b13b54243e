import { styled } from 'styled-components';

export const SaveSearchForm = styled.form`
  display: grid;
  gap: var(--s3);
`;

export const PanelSection = styled.section`
  display: grid;
  gap: var(--s3);
  padding-block: var(--s4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

export const SavedList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SavedLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s1) var(--s2);
  padding-block: var(--s2);
  & + & {
    border-top: 1px solid var(--line);
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
    color: var(--pine-700);
    font-weight: 600;
  }
  > label {
    grid-column: 1 / -1;
  }
`;

/** Acts at once. */
export const SwitchLine = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  width: max-content;
  max-width: 100%;
  min-height: 2rem;
  color: var(--ink-2);
  font-size: var(--t-small);
  cursor: pointer;
  > input {
    appearance: none;
    position: relative;
    flex: none;
    width: 2.5rem;
    height: 1.5rem;
    margin: 0;
    border-radius: var(--r-pill);
    background: var(--line-strong);
    cursor: pointer;
    transition: background var(--m-fast) var(--ease);
  }
  > input::before {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    width: 1.125rem;
    border-radius: 50%;
    background: var(--surface);
    transition: transform var(--m-fast) var(--ease);
  }
  > input:checked {
    background: var(--pine-900);
  }
  > input:checked::before {
    transform: translateX(1rem);
  }
  > input:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
    > input::before {
      display: none;
    }
  }
`;
