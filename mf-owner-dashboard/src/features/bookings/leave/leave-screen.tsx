import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { OWNER_CHARGE_EUR } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import {
  AddressLink,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useNavigate,
  usePlatform,
} from '@campavia/remote-kit';
import { ButtonLink, H1, H2, Icon, Lead, Note, Stack } from '@campavia/ui';
import {
  Form,
  formErrorsOf,
  RadioField,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';
import { ArrowLeft } from '@campavia/ui/icons';

import { useLeave } from '../../../data/use-change-booking';
import {
  canLeave,
  countExcess,
  isCharged,
  MAX_COMMENT_LENGTH,
  readLeavingReason,
  reasonsFor,
  type Leaving,
} from '../../../rules/leave-form';

import { Back } from '../booking.styles';
import { BookingLoader } from '../booking-loader';
import { leaveMessages } from './leave.messages';
import { reasonMessages } from './reasons.messages';

interface LeaveProps {
  leaving: Leaving;
}

const BUTTONS = { refuse: 'doRefuse', refuseChange: 'doRefuseChange', cancel: 'doCancel' } as const;

/** The page on which an owner declines a request or a change, or cancels a booking. */
export function LeaveScreen({ leaving }: LeaveProps) {
  return <BookingLoader>{(booking) => <LeavePage leaving={leaving} booking={booking} />}</BookingLoader>;
}

function LeavePage({ leaving, booking }: LeaveProps & { booking: OwnerBooking }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(leaveMessages[leaving], { guest: booking.guest.first_name });
  useDocumentTitle(pageTitle(title));
  const isPossible = canLeave(leaving, booking);
  return (
    <Stack $gap={6} style={{ maxWidth: '42rem', paddingBottom: 'var(--s10)' }}>
      <div>
        <Back to="booking" params={{ id: booking.id }}>
          <Icon of={ArrowLeft} />
          {formatMessage(leaveMessages.back)}
        </Back>
      </div>
      <Stack $gap={3}>
        <H1>{isPossible ? title : formatMessage(leaveMessages.tooLate)}</H1>
        {isPossible ? (
          <Consequence leaving={leaving} booking={booking} />
        ) : (
          <Lead>{formatMessage(leaveMessages.tooLateText)}</Lead>
        )}
      </Stack>
      {isPossible && <LeaveForm leaving={leaving} booking={booking} />}
    </Stack>
  );
}

type BookingProps = LeaveProps & { booking: OwnerBooking };

/** Its consequences and costs, before it is done. */
function Consequence({ leaving, booking }: BookingProps) {
  const intl = useIntl();
  const guest = booking.guest.first_name;
  if (leaving === 'cancel' && booking.buttons.includes('stop')) {
    return <Lead>{intl.formatMessage(leaveMessages.stopText)}</Lead>;
  }
  const amount = formatMoney(intl, (OWNER_CHARGE_EUR / 100).toFixed(2), 'EUR');
  return (
    <>
      <Lead>{intl.formatMessage(leaveMessages[`${leaving}Text`], { guest })}</Lead>
      {isCharged(leaving, booking) && (
        <Note tone="stop">{intl.formatMessage(leaveMessages.charge, { amount })}</Note>
      )}
    </>
  );
}

function LeaveForm({ leaving, booking }: BookingProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { events } = usePlatform();
  const { change, isBusy, entries } = useLeave(leaving, booking.id);
  const guest = booking.guest.first_name;

  async function send(values: FormValues) {
    const reason = readLeavingReason(leaving, values.reason);
    if (!reason) return;
    const done = await change({ reason, comment: values.comment ?? '' });
    if (!done) return;
    const message = leaving === 'cancel' ? leaveMessages.cancelled : leaveMessages.refused;
    events.send('toast.shown', { tone: 'good', title: formatMessage(message, { guest }) });
    await navigate(pathOf('booking', { id: booking.id }) ?? '', { replace: true });
  }

  return (
    <Form
      summaryTitle={formatMessage(leaveMessages.notDone)}
      checks={useChecks()}
      errors={formErrorsOf(entries, { unknown: formatMessage(leaveMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <H2>{formatMessage(leaveMessages.reason)}</H2>
      <RadioField
        name="reason"
        label={formatMessage(leaveMessages.reason)}
        options={reasonsFor(leaving).map((value) => ({ value, label: formatMessage(reasonMessages[value]) }))}
      />
      <TextAreaField
        name="comment"
        label={formatMessage(leaveMessages.comment, { guest })}
        hint={formatMessage(leaveMessages.commentHint, { most: MAX_COMMENT_LENGTH })}
        isOptional
      />
      <SubmitButton busyLabel={formatMessage(leaveMessages.busy)} variant="stop">
        {formatMessage(leaveMessages[BUTTONS[leaving]])}
      </SubmitButton>
      <ButtonLink as={AddressLink} to="booking" params={{ id: booking.id }} variant="quiet">
        {formatMessage(leaveMessages.back)}
      </ButtonLink>
    </Form>
  );
}

function useChecks() {
  const { formatMessage } = useIntl();
  return {
    reason: (value: string) => (value ? undefined : formatMessage(leaveMessages.missing)),
    comment: (value: string) => {
      const count = countExcess(value);
      return count > 0 ? formatMessage(leaveMessages.tooLong, { count }) : undefined;
    },
  };
}
