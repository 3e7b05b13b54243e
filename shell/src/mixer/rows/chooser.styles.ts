import { styled } from 'styled-components';

/** A compact box with the chosen version. */
export const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  width: 100%;
  min-width: 0;
  min-height: 2.25rem;
  padding: 0.25rem 0.6rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  color: #fff;
  font-size: var(--t-tiny);
  text-align: start;
  &:hover:not(:disabled) {
    border-color: var(--pine-700);
  }
  &:disabled {
    border-style: dashed;
    cursor: default;
  }
  > span:not([hidden]) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    margin-inline-start: 0.5ch;
    color: var(--ink-2);
    font-size: inherit;
  }
  > svg {
    color: var(--ink-2);
  }
`;

export const ListContainer = styled.div`
  padding-top: var(--s1);
  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  span:has(> input) {
    min-height: 2.25rem;
    padding-block: 0.25rem;
    font-size: var(--t-tiny);
  }
  [role='listbox'],
  div:has(> p:only-child) {
    position: static;
    max-height: min(20rem, 45vh);
    margin-top: var(--s1);
    padding: 0;
    border: 1px solid var(--line);
    box-shadow: none;
    overscroll-behavior: contain;
  }
  [role='option'] {
    gap: var(--s2);
    min-height: 2.25rem;
    padding: 0.35rem 0.6rem;
    border-radius: 0;
    font-size: var(--t-tiny);
    > svg {
      order: 1;
      margin-inline-start: auto;
      color: var(--ink);
    }
  }
  [role='option'] + [role='option'] {
    border-top: 1px solid var(--line);
  }
  b {
    display: block;
    margin: 0;
    font: 600 var(--t-tiny) / 1.4 var(--mono);
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--t-tiny);
  }
`;
