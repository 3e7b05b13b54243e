import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { GuestBooking } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { Note, Stack } from '@campavia/ui';

import { isNear } from '../../../../rules/driver-rules';
import { funnelMessages } from '../../funnel.messages';

import type { DriverCover, DriverDate, Uncovered } from './use-driver-cover';
import { userDetailsMessages } from './user-details.messages';

const NoteArea = styled.div`
  margin-top: calc(var(--s3) - var(--s5));
  &:not(:empty) {
    margin-top: calc(var(--s2) - var(--s5));
  }
`;

export interface UncoveredNoteProps {
  field: DriverDate;
  booking: Pick<GuestBooking, 'camper'>;
  cover: Pick<DriverCover, 'uncovered' | 'isShown'>;
}

export function UncoveredNote({ field, booking, cover }: UncoveredNoteProps) {
  const { uncovered } = cover;
  const fault = uncovered?.faults[field];
  return (
    <NoteArea aria-live="polite">
      {uncovered && fault && (
        <UncoveredReason field={field} booking={booking} cover={cover} uncovered={uncovered} />
      )}
    </NoteArea>
  );
}

function UncoveredReason({
  field,
  booking,
  cover,
  uncovered,
}: UncoveredNoteProps & { uncovered: Uncovered }) {
  const { faults, takenFrom } = uncovered;
  const text = cover.isShown(field) ? undefined : faults[field];
  const isLast = field === 'driver_licence_since' || !faults.driver_licence_since;
  if (!text && !isLast) return null;
  return (
    <Note tone="stop">
      <Stack $gap={2}>
        {text && <b>{text}</b>}
        {isLast && <UncoveredActions booking={booking} day={takenFrom} />}
      </Stack>
    </Note>
  );
}

function UncoveredActions({ booking, day }: Pick<UncoveredNoteProps, 'booking'> & { day: string }) {
  const intl = useIntl();
  const today = useToday();
  return (
    <>
      <span>{intl.formatMessage(userDetailsMessages.otherDriver)}</span>
      <span>{intl.formatMessage(userDetailsMessages.fromDay, { date: formatPlainDate(intl, day) })}</span>
      {isNear(day, today) && (
        <AddressLink to="listing" params={{ id: booking.camper.id }}>
          {intl.formatMessage(funnelMessages.otherDates)}
        </AddressLink>
      )}
    </>
  );
}
