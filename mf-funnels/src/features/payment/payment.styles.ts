import { styled } from 'styled-components';

/** The available methods, in one box. */
export const MethodBox = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--surface);
  > div + div {
    border-top: 1px solid var(--line);
  }
  > div:has(> label > input:checked) > label {
    background: var(--pine-50, #eef4f0);
  }
  > div:first-child > label {
    border-radius: var(--r-l) var(--r-l) 0 0;
  }
  > div:last-child > label:last-child {
    border-radius: 0 0 var(--r-l) var(--r-l);
  }
`;

export const MethodRow = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  padding: var(--s4) var(--s5);
  scroll-margin-block: 6rem;
  cursor: pointer;
  > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
  }
  > input:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > span:nth-child(2) {
    flex: 1;
    min-width: 9rem;
  }
  > span:last-child {
    display: flex;
    gap: var(--s2);
  }
  b {
    display: block;
    font-weight: 650;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: var(--lh-small);
  }
`;

/** A checkbox with an explanation below its label. */
export const Agreed = styled.div`
  display: grid;
  gap: var(--s1);
  > div + div {
    padding-inline-start: 2.25rem;
  }
`;

/** The fields of the chosen method. */
export const MethodDetailsBox = styled.div`
  padding: var(--s5);
  border-top: 1px solid var(--line);
`;

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const CreditsLine = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s3);
  cursor: pointer;
  > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
  }
`;

export const Assurance = styled.p`
  display: flex;
  align-items: flex-start;
  justify-content: center;
  gap: 0.5rem;
  margin: 0;
  color: var(--ink-2);
  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }
`;

export const Clock = styled.p`
  margin: 0;
  color: var(--pine-900);
  font: 650 var(--t-h1) / 1.1 var(--text);
  font-variant-numeric: tabular-nums;
`;
