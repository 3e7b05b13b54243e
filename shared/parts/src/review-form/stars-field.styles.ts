import { styled } from 'styled-components';

/** A row in a list of aspects, or the larger stars of the overall rating. */
export const Group = styled.fieldset`
  display: grid;
  gap: var(--s2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &[data-size='s'] {
    padding-block: var(--s2);
    @media (min-width: 640px) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    & + & {
      border-top: 1px solid var(--line);
    }
  }
  &[data-size='l'] svg {
    width: 2rem;
    height: 2rem;
  }
`;

export const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
  [data-size='s'] > & {
    float: left;
  }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  output {
    min-width: 5.5rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  [data-size='l'] > & output {
    color: inherit;
    font: inherit;
    font-weight: 650;
  }
`;

export const StarLabels = styled.span`
  display: flex;
  margin-left: -0.5rem;
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--r-m);
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -1px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.5;
    fill: none;
    stroke: var(--ink-3);
  }
  label[data-lit] svg {
    fill: var(--marigold-500);
    stroke: var(--marigold-800);
  }
  @media (forced-colors: active) {
    label[data-lit] svg {
      fill: currentColor;
    }
  }
`;
