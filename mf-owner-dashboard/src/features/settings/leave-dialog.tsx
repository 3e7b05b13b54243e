import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { LEAVE_REASONS, type LeaveReason } from '@campavia/domain';
import { pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Button, Row, Text } from '@campavia/ui';
import { Form, formErrorsOf, RadioField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { Modal } from '../../components/overlays';
import { useLeave, type Leaving } from '../../data/use-publication';

import { leaveMessages } from './leave.messages';
import { reasonMessages } from './reason.messages';
import { TripsInTheWay } from './trips-in-the-way';

export interface LeaveDialogProps {
  camper: OwnCamper;
  leaving: Leaving;
  onClose: () => void;
}

const TEXTS = {
  suspend: {
    title: leaveMessages.suspendTitle,
    text: leaveMessages.suspendText,
    action: leaveMessages.suspend,
    done: leaveMessages.suspended,
  },
  delete: {
    title: leaveMessages.deleteTitle,
    text: leaveMessages.deleteText,
    action: leaveMessages.remove,
    done: leaveMessages.deleted,
  },
};

/** The dialog for suspending or deleting a camper, with a reason; names trips that prevent it. */
export function LeaveDialog({ camper, leaving, onClose }: LeaveDialogProps) {
  const { formatMessage } = useIntl();
  const { leave, isBusy, entries, trips } = useLeave(camper.id, leaving);
  const texts = TEXTS[leaving];
  const onLeft = useAfterLeaving(leaving, onClose);

  async function send({ reason }: FormValues) {
    if (reason && (await leave({ reason: reason as LeaveReason }))) onLeft(formatMessage(texts.done));
  }

  return (
    <Modal isOpen onClose={onClose} title={formatMessage(texts.title, { title: camper.title })}>
      <Text>{formatMessage(texts.text)}</Text>
      {trips.length > 0 && <TripsInTheWay leaving={leaving} trips={trips} />}
      <Form
        summaryTitle={formatMessage(leaveMessages.notDone)}
        checks={{ reason: (value) => (value ? undefined : formatMessage(leaveMessages.noReason)) }}
        errors={formErrorsOf(trips.length > 0 ? [] : entries, {
          unknown: formatMessage(leaveMessages.unknown),
        })}
        isBusy={isBusy}
        onSubmit={(values) => void send(values)}
      >
        <RadioField
          name="reason"
          label={formatMessage(leaveMessages.why)}
          options={LEAVE_REASONS.map((reason) => ({
            value: reason,
            label: formatMessage(reasonMessages[reason]),
          }))}
        />
        <Row $gap={3}>
          <SubmitButton variant="stop" busyLabel={formatMessage(leaveMessages.busy)}>
            {formatMessage(texts.action)}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(leaveMessages.keep)}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}

/** A suspended camper stays on its page; a deleted one has none, so the list is shown. */
function useAfterLeaving(leaving: Leaving, onClose: () => void): (done: string) => void {
  const { events } = usePlatform();
  const navigate = useNavigate();
  return (done) => {
    events.send('toast.shown', { tone: 'good', title: done });
    onClose();
    if (leaving === 'delete') void navigate(pathOf('campers') ?? '/');
  };
}
