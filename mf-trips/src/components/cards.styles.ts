import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1.6fr) minmax(17rem, 1fr);
  }
`;

export const CardBox = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  gap: var(--s4);
  p {
    margin: 0;
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--s3);
  > div {
    flex: 1;
    min-width: 12rem;
  }
`;
