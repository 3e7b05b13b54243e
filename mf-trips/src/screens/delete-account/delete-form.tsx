import { useIntl } from 'react-intl';

import { AddressLink, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, Row } from '@campavia/ui';
import { Trash2 } from '@campavia/ui/icons';
import { Form, SubmitButton, TickField } from '@campavia/ui/forms';

import { useDeleteAccount } from '../../data/use-delete-account';
import { useFormErrors } from '../../parts/use-form-errors';

import { deleteAccountMessages } from './delete-account.messages';
import { TripsFirst } from './trips-first';

/** The tick and the deed. */
export function DeleteForm() {
  const { formatMessage } = useIntl();
  const { events, session } = usePlatform();
  const { deleteAccount, isBusy, entries, trips } = useDeleteAccount();
  const errors = useFormErrors(entries);

  async function deleteForGood() {
    if (!(await deleteAccount())) return;
    events.send('toast.shown', {
      tone: 'good',
      title: formatMessage(deleteAccountMessages.done),
      text: formatMessage(deleteAccountMessages.doneText),
    });
    await session.signOut();
  }

  return (
    <Form
      summaryTitle={formatMessage(deleteAccountMessages.notDeleted)}
      checks={{ sure: (tick) => (tick ? undefined : formatMessage(deleteAccountMessages.notSure)) }}
      onSubmit={() => void deleteForGood()}
      errors={errors}
      isBusy={isBusy}
    >
      {trips.length > 0 && <TripsFirst trips={trips} />}
      <TickField name="sure">{formatMessage(deleteAccountMessages.sure)}</TickField>
      <Row>
        <SubmitButton variant="stop" icon={Trash2} busyLabel={formatMessage(deleteAccountMessages.deleting)}>
          {formatMessage(deleteAccountMessages.deleteIt)}
        </SubmitButton>
        <ButtonLink as={AddressLink} to="account" variant="quiet">
          {formatMessage(deleteAccountMessages.keep)}
        </ButtonLink>
      </Row>
    </Form>
  );
}
