import { styled } from 'styled-components';

import { Stack } from '@campavia/ui';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s10);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: var(--s16);
    align-items: start;
  }
`;

/** If the price is below the step, a minimum height keeps it from moving while the step loads. */
export const StepArea = styled(Stack)`
  @media (max-width: 1023px) {
    min-height: calc(100svh - 9rem);
  }
`;

export const Aside = styled.aside`
  @media (min-width: 1024px) {
    position: sticky;
    top: 6rem;
  }
`;

export const LeaveLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  font-size: var(--t-small);
`;

/** Keeps the height of the line of steps whatever its end contains. */
export const LineEndBox = styled.div`
  display: flex;
  align-items: center;
  min-height: 1.75rem;
  > span:empty,
  > span:not(:empty) + a {
    display: none;
  }
`;
