import { useIntl } from 'react-intl';

import { AddressLink, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, Row } from '@campavia/ui';
import { Trash2 } from '@campavia/ui/icons';
import { Form, SubmitButton, CheckboxField } from '@campavia/ui/forms';

import { useDeleteAccount } from '../../../data/use-delete-account';
import { useFormErrors } from '../../../components/use-form-errors';

import { deleteAccountMessages } from './delete-account.messages';
import { UpcomingTrips } from './upcoming-trips';

export function DeleteAccountForm() {
  const { formatMessage } = useIntl();
  const { events, session } = usePlatform();
  const { deleteAccount, isBusy, entries, trips } = useDeleteAccount();
  const errors = useFormErrors(entries);

  async function deleteForGood() {
    if (!(await deleteAccount())) return;
    // Signing out leads to the home page, where the toast is still shown.
    await session.signOut();
    events.send('toast.shown', {
      tone: 'good',
      title: formatMessage(deleteAccountMessages.done),
      text: formatMessage(deleteAccountMessages.doneText),
      isImportant: true,
    });
  }

  return (
    <Form
      summaryTitle={formatMessage(deleteAccountMessages.notDeleted)}
      checks={{ sure: (tick) => (tick ? undefined : formatMessage(deleteAccountMessages.notSure)) }}
      onSubmit={() => void deleteForGood()}
      errors={errors}
      isBusy={isBusy}
    >
      {trips.length > 0 && <UpcomingTrips trips={trips} />}
      <CheckboxField name="sure">{formatMessage(deleteAccountMessages.sure)}</CheckboxField>
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
