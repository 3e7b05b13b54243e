import { styled } from 'styled-components';

export const Names = styled.div`
  display: grid;
  gap: var(--s5);
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Insurances to choose from. */
export const Choices = styled.fieldset`
  display: grid;
  gap: var(--s4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Choice = styled.label`
  position: relative;
  display: flex;
  gap: var(--s3);
  padding: var(--s4);
  background: var(--surface);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-l);
  cursor: pointer;
  &:hover {
    border-color: var(--pine-700);
  }
  &:has(input:checked) {
    border-color: var(--pine-900);
    border-radius: var(--cab-m);
    background: var(--pine-50);
    box-shadow: inset 0 0 0 1.5px var(--pine-900);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-off] {
    border: 1.5px dashed var(--line-strong);
    background: var(--fog);
    cursor: default;
  }
  > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    outline: 0;
    accent-color: var(--pine-900);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  [id$='-name'] {
    display: block;
    font-size: 1.125rem;
  }
  @media (min-width: 640px) {
    gap: var(--s4);
    padding: var(--s5);
  }
`;

export const ChoiceTop = styled.div`
  display: grid;
  gap: var(--s2) var(--s4);
  > div:first-child {
    min-width: 0;
  }
  /* On a telephone both prices share a line below the words. */
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s2);
    line-height: 1.3;
  }
  b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > div:last-child {
      display: block;
      text-align: end;
    }
  }
`;

/** Why an insurance is not available. */
export const Reason = styled.div`
  margin-top: var(--s3);
`;

export const ExcessList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
  gap: 0.5rem 1rem;
  margin: var(--s3) 0 0;
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  dt {
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.35;
  }
  dd {
    margin: 0;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

export const Cover = styled.label`
  display: flex;
  gap: var(--s4);
  padding: 1rem var(--s5);
  cursor: pointer;
  & + & {
    border-top: 1px solid var(--line);
  }
  > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  b {
    font-weight: 650;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  > b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
