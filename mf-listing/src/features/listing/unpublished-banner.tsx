import { styled } from 'styled-components';

import type { Listing } from '@campavia/contracts';

import { LazySection } from '../../components/lazy-section';
import { loadUnpublishedNotice } from '../details';

/** As high as the notice, so that the layout does not shift. */
const Place = styled.div`
  min-height: 4.5rem;
  margin-bottom: var(--s4);
  @media (min-width: 768px) {
    min-height: 3.25rem;
  }
`;

export function UnpublishedBanner({ state }: Pick<Listing, 'state'>) {
  return (
    <Place>
      <LazySection load={loadUnpublishedNotice} with={{ state }} pending={null} />
    </Place>
  );
}
