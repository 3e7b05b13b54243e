import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { CamperRail } from '@campavia/parts';
import { pathOf } from '@campavia/remote-kit';
import { H2, Stack, Text } from '@campavia/ui';

import { useSimilarCampers } from '../../../data/use-similar-campers';

import { similarMessages } from './similar.messages';

export function SimilarCampers({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const campers = useSimilarCampers(trip);
  if (!campers || campers.length === 0) return null;
  if (pathOf('listing', { id: trip.camper.id }) === undefined) return null;
  const search = new URLSearchParams({ date_from: trip.date_from, date_to: trip.date_to });
  return (
    <Stack as="section" $gap={5} data-not-printed="">
      <Stack $gap={2}>
        <H2>{formatMessage(similarMessages.title)}</H2>
        <Text $tone="soft">{formatMessage(similarMessages.text, { owner: trip.owner.first_name })}</Text>
      </Stack>
      <CamperRail campers={campers} search={search} />
    </Stack>
  );
}
