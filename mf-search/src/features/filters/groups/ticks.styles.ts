import { styled } from 'styled-components';

/** A list of checkboxes, each with its count at the end of the line. */
export const Ticks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.5rem;
    line-height: 1.35;
    cursor: pointer;
  }
  label > span:first-child {
    display: grid;
    flex: none;
  }
  label > span:first-child > * {
    grid-area: 1 / 1;
  }
  label > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: break-word;
  }
  img {
    flex: none;
    width: 4.5rem;
    height: 1.75rem;
    object-fit: contain;
    object-position: 100% 100%;
  }
  small {
    flex: none;
    min-width: 1.75rem;
    text-align: end;
    color: var(--ink-3);
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
  label[data-none] {
    color: var(--ink-3);
  }
  input {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 0.375rem;
    background: var(--surface);
    cursor: inherit;
  }
  input[aria-disabled='true'] {
    border-style: dashed;
    background: var(--fog);
  }
  label:has(input[aria-disabled='true']) {
    cursor: default;
  }
  input:not([aria-disabled='true']):hover {
    border-color: var(--pine-700);
  }
  input:checked {
    border-color: var(--pine-900);
    background: var(--pine-900);
  }
  svg {
    display: none;
    place-self: center;
    width: 1.05rem;
    height: 1.05rem;
    stroke-width: 3;
    color: var(--on-pine);
    pointer-events: none;
  }
  input:checked + svg {
    display: block;
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    svg {
      visibility: hidden;
    }
  }
`;
