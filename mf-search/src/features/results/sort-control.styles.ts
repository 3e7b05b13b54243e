import { styled } from 'styled-components';

/** A native select that looks like a quiet button. */
export const SortBox = styled.span`
  display: inline-grid;
  align-items: center;
  max-width: 100%;
  > * {
    grid-area: 1 / 1;
  }
  > select {
    appearance: none;
    field-sizing: content;
    min-width: 0;
    max-width: 100%;
    min-height: var(--h-s);
    padding: 0.4rem 2rem 0.4rem 0.5rem;
    overflow: hidden;
    border: 0;
    border-radius: var(--r-m);
    background: none;
    color: var(--ink);
    font: 600 0.9375rem/1.3 var(--text);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > select:hover {
    background: var(--pine-100);
  }
  > svg {
    justify-self: end;
    margin-inline-end: 0.5rem;
    pointer-events: none;
  }
`;
