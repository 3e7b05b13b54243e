import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { CamperRail } from '@campavia/parts';
import { pathOf } from '@campavia/remote-kit';
import { H2, Stack, Text } from '@campavia/ui';

import { useSimilarCampers } from '../../../data/use-similar-campers';
import type { StepProps } from '../step-props';
import { SuccessCover } from './success-cover';
import { SuccessDocuments } from './success-documents';
import { successMessages } from './success.messages';

export type SuccessDetailsProps = Pick<StepProps, 'booking' | 'me'>;

export function SuccessDetails({ booking, me }: SuccessDetailsProps) {
  return (
    <Stack $gap={10}>
      {booking.can_search_more && <SuccessSimilar booking={booking} />}
      <SuccessDocuments booking={booking} me={me} />
      <SuccessCover booking={booking} />
    </Stack>
  );
}

export function SuccessSimilar({ booking }: { booking: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { campers, hasFailed } = useSimilarCampers(booking);
  const { camper, owner, date_from, date_to } = booking;
  const isEmpty = hasFailed || campers?.length === 0;
  if (isEmpty || pathOf('listing', { id: camper.id }) === undefined) return null;
  return (
    <Stack as="section" $gap={5}>
      <Stack $gap={2}>
        <H2>{formatMessage(successMessages.similar)}</H2>
        <Text $tone="soft">{formatMessage(successMessages.similarText, { owner: owner.first_name })}</Text>
      </Stack>
      <CamperRail campers={campers} search={new URLSearchParams({ date_from, date_to })} />
    </Stack>
  );
}
