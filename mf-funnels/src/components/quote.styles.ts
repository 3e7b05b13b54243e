import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

import { box, name } from './choice.styles';

/** A native select with its label in small type above. */
export const SelectBox = styled.label`
  ${box}
  display: block;
  padding: 0.55rem 0.7rem;
  &:hover {
    border-color: var(--pine-700);
  }
  &:has(select:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  > b {
    ${name}
  }
  > select {
    width: 100%;
    margin: 0 -0.25rem;
    border: 0;
    outline: 0;
    background: none;
    color: var(--ink);
    font: 600 0.9375rem/1.5 var(--text);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  @media print {
    > select {
      appearance: none;
      margin: 0;
      padding: 0;
    }
  }
`;

export const ExtraList = styled.ul`
  margin: 0;
  padding: 0 0.7rem 0.35rem;
  list-style: none;
`;

export const ExtraItem = styled.li`
  padding-block: 0.6rem;
  border-top: 1px solid var(--line);
  font-size: 0.9375rem;
  line-height: 1.4;
  label {
    display: flex;
    align-items: center;
    gap: 0.65rem;
    min-height: 1.75rem;
    cursor: pointer;
  }
  label > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  label > span:last-child {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--pine-900);
  }
  select {
    min-height: 1.75rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-s);
    background: var(--surface);
    color: var(--ink);
    font: 600 0.9375rem var(--text);
  }
  p {
    margin: 0.15rem 0 0;
    padding-inline-start: 1.9rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

/**
 * The main button. In a panel that scrolls it stays in view, at the edge of the panel: the host sets `--panel-edge` to
 * the padding outside of it.
 */
export const BookAction = styled(Stack)`
  @media (min-width: 1024px) {
    position: sticky;
    z-index: 1;
    inset-block: var(--panel-edge, 0px);
    margin-block: calc(-1 * var(--s3));
    padding-block: var(--s3);
    background: var(--surface);
  }
  @media print {
    position: static;
  }
`;

/** Where a refusal of the dates appears; takes no space until then. */
export const QuoteAnswer = styled.div`
  &:empty {
    margin-bottom: calc(-1 * var(--s4));
  }
`;
