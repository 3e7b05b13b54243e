import { useIntl } from 'react-intl';

import type { StaffPerson } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Card, H3, Stack, Text } from '@campavia/ui';
import { Form, formErrorsOf, SubmitButton, TextAreaField, type FormValues } from '@campavia/ui/forms';

import { useSuspension } from '../../../data/back-office/use-back-office';
import { backOfficeMessages } from '../back-office.messages';

import { peopleMessages } from './people.messages';

/** Suspends a user, or lifts the suspension, with a reason for the audit log. */
export function SuspensionCard({ person }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { change, isBusy, entries } = useSuspension(person);
  const { is_active: isActive } = person;
  const title = formatMessage(isActive ? peopleMessages.suspend : peopleMessages.restore);

  async function send(values: FormValues) {
    if (!(await change(values.reason ?? ''))) return;
    const name = `${person.first_name} ${person.last_name}`;
    const done = isActive ? peopleMessages.suspendedDone : peopleMessages.restoredDone;
    events.send('toast.shown', { tone: 'good', title: formatMessage(done, { name }) });
  }

  return (
    <Card $isPadded>
      <Stack $gap={4}>
        <H3 as="h2">{title}</H3>
        <Text>{formatMessage(isActive ? peopleMessages.suspendText : peopleMessages.restoreText)}</Text>
        <Form
          summaryTitle={formatMessage(peopleMessages.notSuspended)}
          checks={{
            reason: (value) => (value?.trim() ? undefined : formatMessage(peopleMessages.noReason)),
          }}
          errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
          isBusy={isBusy}
          onSubmit={(values) => void send(values)}
        >
          <TextAreaField
            name="reason"
            label={formatMessage(peopleMessages.reason)}
            hint={formatMessage(peopleMessages.reasonHint)}
          />
          <SubmitButton variant={isActive ? 'stop' : 'line'} busyLabel={formatMessage(peopleMessages.busy)}>
            {title}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}
