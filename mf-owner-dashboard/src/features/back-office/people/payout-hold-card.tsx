import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { StaffPerson } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Card, ErrorText, H3, Row, Stack, Text } from '@campavia/ui';
import { Form, formErrorsOf, SubmitButton, TextAreaField } from '@campavia/ui/forms';

import { usePayoutHold } from '../../../data/back-office/use-back-office';
import { backOfficeMessages } from '../back-office.messages';
import { formatMoment } from '../format-moment';
import { payoutsMessages } from '../payouts/payouts.messages';

import { holdMessages } from './hold.messages';
import { peopleMessages } from './people.messages';

/** Holds the payouts of an owner back, or releases them. */
export function PayoutHoldCard({ person }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <Stack $gap={4}>
        <H3 as="h2">{formatMessage(holdMessages.title)}</H3>
        {person.payout_hold ? (
          <Held person={person} hold={person.payout_hold} />
        ) : (
          <NotHeld person={person} />
        )}
      </Stack>
    </Card>
  );
}

interface HeldProps {
  person: StaffPerson;
  hold: NonNullable<StaffPerson['payout_hold']>;
}

function Held({ person, hold }: HeldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const { release, isBusy, entries } = usePayoutHold(person.id);
  const since = {
    name: hold.staff_name,
    date: formatMoment(intl, hold.held_at),
    reason: hold.reason,
  };

  async function send() {
    if (!(await release())) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(holdMessages.releasedDone) });
  }

  return (
    <>
      <Text>{formatMessage(holdMessages.held, since)}</Text>
      <div role="alert">
        {entries.length > 0 && (
          <ErrorText>{entries[0]?.text ?? formatMessage(backOfficeMessages.unknown)}</ErrorText>
        )}
      </div>
      <Row>
        <Button
          variant="line"
          isBusy={isBusy}
          busyLabel={formatMessage(peopleMessages.busy)}
          onClick={() => void send()}
        >
          {formatMessage(holdMessages.release)}
        </Button>
      </Row>
    </>
  );
}

function NotHeld({ person }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { hold, isBusy, entries } = usePayoutHold(person.id);
  const [isOpen, setOpen] = useState(false);

  async function send(reason: string) {
    if (!(await hold(reason))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(holdMessages.heldDone) });
  }

  return (
    <>
      <Text>{formatMessage(holdMessages.text)}</Text>
      {isOpen ? (
        <Form
          summaryTitle={formatMessage(peopleMessages.notSuspended)}
          checks={{
            reason: (value) => (value?.trim() ? undefined : formatMessage(peopleMessages.noReason)),
          }}
          errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
          isBusy={isBusy}
          onSubmit={({ reason = '' }) => void send(reason.trim())}
        >
          <TextAreaField
            name="reason"
            label={formatMessage(payoutsMessages.reason)}
            hint={formatMessage(payoutsMessages.reasonHint)}
          />
          <SubmitButton busyLabel={formatMessage(peopleMessages.busy)}>
            {formatMessage(holdMessages.hold)}
          </SubmitButton>
        </Form>
      ) : (
        <Row>
          <Button variant="line" onClick={() => setOpen(true)}>
            {formatMessage(holdMessages.hold)}
          </Button>
        </Row>
      )}
    </>
  );
}
