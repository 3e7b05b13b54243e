import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Card, Stack } from '@campavia/ui';

export const UpgradeSheet = styled(Stack).attrs({ $gap: 6 })`
  max-width: 46rem;
  padding-bottom: var(--s10);
`;

export const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
`;

export const OfferCard = styled(Card).attrs({ as: 'section', $isPadded: true })`
  p {
    margin: 0;
  }
  details > :not(summary) {
    margin-top: var(--s2);
  }
  summary {
    min-height: 2.75rem;
    cursor: pointer;
  }
`;

export const PriceRows = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: 0.4rem;
  }
  dt small {
    display: block;
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    border-top: 1.5px solid var(--pine-900);
    font-weight: 700;
  }
`;

export const NameFields = styled.div`
  display: grid;
  gap: var(--s4);
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;
