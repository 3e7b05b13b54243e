import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

/** A page of paper on the screen, and the page itself in print. */
export const Sheet = styled(Stack).attrs({ as: 'article', $gap: 6 })`
  max-width: 54rem;
  padding: clamp(1.25rem, 4vw, 3.5rem);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--cab-m);
  h2 {
    margin-bottom: var(--s1);
    color: var(--ink-2);
    font: 650 var(--t-small) / 1.4 var(--text);
    letter-spacing: 0;
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    gap: var(--s4);
  }
`;

export const SheetTop = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  font-size: var(--t-small);
  > :last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Entries of a contract, label and text side by side. */
export const Clauses = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    gap: 0 var(--s5);
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 640px) {
    > div {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
  @media print {
    > div {
      grid-template-columns: 14rem minmax(0, 1fr);
      padding: 0.2rem 0;
    }
  }
`;
