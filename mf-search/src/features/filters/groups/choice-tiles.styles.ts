import { styled } from 'styled-components';

/** Radio buttons as boxes side by side: a value, and below it the number of results. */
export const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  label {
    position: relative;
    display: grid;
    flex: 1 1 auto;
    align-content: center;
    justify-items: center;
    min-width: 2.35rem;
    min-height: 3rem;
    padding: 0.25rem 0.3rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-m);
    background: var(--surface);
    font-weight: 550;
    font-size: 0.9375rem;
    line-height: 1.25;
    cursor: pointer;
  }
  label:hover {
    border-color: var(--pine-700);
  }
  label[data-none] {
    color: var(--ink-3);
    border-style: dashed;
  }
  label:has(input[aria-disabled='true']) {
    background: var(--fog);
    cursor: default;
  }
  label:has(:checked) {
    border-color: var(--pine-900);
    background: var(--pine-900);
    color: var(--on-pine);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  small {
    min-height: 1.25em;
    color: var(--ink-3);
    font-size: var(--t-tiny);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  label:has(:checked) small {
    color: var(--pine-200);
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
