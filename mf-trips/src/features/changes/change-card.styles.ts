import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

/** A marigold edge marks the one that needs an action of the guest. */
export const ChangeBox = styled(Card).attrs({ $isPadded: true })<{ $isMyTurn: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  ${(props) => (props.$isMyTurn ? 'border: 2px solid var(--marigold-500); border-radius: var(--cab-m);' : '')}
`;

export const ChangeTexts = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: var(--s2);
  min-width: 0;
  p {
    margin: 0;
  }
`;
