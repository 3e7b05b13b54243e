import { styled } from 'styled-components';

import type { Listing } from '@campavia/contracts';

import { LaterPiece } from '../../parts/later-piece';

import { loadNotice } from './rooms';

/** As high as the notice, so that nothing below moves when it comes. */
const Place = styled.div`
  min-height: 4.5rem;
  margin-bottom: var(--s4);
  @media (min-width: 768px) {
    min-height: 3.25rem;
  }
`;

/** Over the page of a camper that is not on offer: its owner reads here that nobody else sees it. */
export function UnpublishedPlace({ state }: Pick<Listing, 'state'>) {
  return (
    <Place>
      <LaterPiece load={loadNotice} with={{ state }} pending={null} />
    </Place>
  );
}
