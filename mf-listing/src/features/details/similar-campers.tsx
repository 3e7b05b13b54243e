import { useIntl } from 'react-intl';

import type { DayRange } from '@campavia/domain';
import { CamperCard } from '@campavia/parts';
import { HeartPlace } from '@campavia/parts/heart';
import { pathOf } from '@campavia/remote-kit';
import { H2, Stack } from '@campavia/ui';

import { useSimilarCampers } from '../../data/use-similar-campers';
import { formatStayQuery } from '../../rules/listing-address';

import { similarMessages } from './similar.messages';
import { SimilarRail } from './similar.styles';

/** One row on a wide screen. */
const MAX = 4;
const CARD_SIZES = '(min-width: 1024px) 19rem, 17rem';

export interface SimilarCampersProps {
  id: number | string;
  stay: DayRange | undefined;
}

export function SimilarCampers({ id, stay }: SimilarCampersProps) {
  const { formatMessage } = useIntl();
  const { campers } = useSimilarCampers(id, stay);
  if (!campers || campers.length === 0 || pathOf('listing', { id }) === undefined) return null;
  const query = new URLSearchParams(formatStayQuery(stay));
  return (
    <Stack as="section" $gap={5} data-not-printed="">
      <H2>{formatMessage(stay ? similarMessages.free : similarMessages.title)}</H2>
      <SimilarRail>
        {campers.slice(0, MAX).map((camper) => (
          <li key={camper.id}>
            <CamperCard
              camper={camper}
              href={pathOf('listing', { id: camper.id }, query) ?? ''}
              sizes={CARD_SIZES}
              heart={<HeartPlace heart={{ camperId: camper.id, title: camper.title }} />}
            />
          </li>
        ))}
      </SimilarRail>
    </Stack>
  );
}
