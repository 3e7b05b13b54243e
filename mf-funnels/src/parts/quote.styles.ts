import { css, styled } from 'styled-components';

const name = css`
  display: block;
  color: var(--ink-2);
  font-size: var(--t-tiny);
  font-weight: 600;
  line-height: 1.3;
`;

const box = css`
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
`;

/** A choice of a few in the browser's own list, its name in small above it. */
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

/** Something chosen, and the way to choose otherwise. */
export const ChosenLine = styled.div`
  ${box}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s3);
  padding: 0.45rem 0.55rem 0.45rem 0.7rem;
  > span {
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.35;
  }
  > span > b {
    ${name}
  }
`;

/** A box that opens; on paper the lines of the price say what was chosen in it. */
export const Fold = styled.details`
  ${box}
  @media print {
    display: none;
  }
  > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    padding: 0.7rem;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  > summary > b {
    flex: 1;
    font-weight: 600;
  }
  > summary > span {
    color: var(--ink-2);
  }
  > summary::before {
    content: '+';
    width: 0.75rem;
    color: var(--pine-700);
    font-weight: 650;
  }
  &[open] > summary::before {
    content: '−';
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

export const CouponForm = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: var(--s3);
  padding: 0 0.7rem 0.7rem;
  &:has([data-error]) {
    align-items: center;
  }
`;

/** A former price while that for other choices is on its way. */
export const Fading = styled.div<{ $isOld: boolean }>`
  opacity: ${(props) => (props.$isOld ? 0.55 : 1)};
  transition: opacity var(--m-fast) 120ms;
`;
