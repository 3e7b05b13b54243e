import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

/** Has a marigold edge while the guest has to act. The button is at the end, or below on small screens. */
export const PayCard = styled(Card).attrs({ as: 'section', $isCab: true, $isPadded: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  border: 1.5px solid var(--marigold-600);
  h2 {
    font-size: var(--t-h3);
  }
  p {
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  > a {
    flex: 0 1 auto;
  }
  @media (max-width: 479px) {
    > a {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;

export const Due = styled.b`
  display: block;
  margin-block: var(--s2) var(--s1);
  color: var(--pine-900);
  font: 620 1.75rem / 1.15 var(--display);
  letter-spacing: -0.01em;
`;
