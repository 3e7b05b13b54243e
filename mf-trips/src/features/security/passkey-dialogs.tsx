import { useIntl } from 'react-intl';

import type { Passkey } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Note, Row, Text } from '@campavia/ui';
import { Form, FormField, PasswordField, SubmitButton } from '@campavia/ui/forms';
import { Modal } from '@campavia/ui/overlays';

import { useFormErrors } from '../../components/use-form-errors';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../../data/account/use-passkeys';

import { passkeyDialogMessages } from './passkey-dialogs.messages';
import { passkeyMessages } from './passkeys.messages';

export type PasskeyQuestion = { ask: 'add' } | { ask: 'rename' | 'remove'; passkey: Passkey };

export interface PasskeyDialogsProps {
  question: PasskeyQuestion;
  onClose: () => void;
}

/** The dialogs of passkeys, loaded with the first click. */
export function PasskeyDialogs({ question, onClose }: PasskeyDialogsProps) {
  if (question.ask === 'add') return <AddDialog onClose={onClose} />;
  if (question.ask === 'rename') return <RenameDialog passkey={question.passkey} onClose={onClose} />;
  return <RemoveDialog passkey={question.passkey} onClose={onClose} />;
}

type Closing = Pick<PasskeyDialogsProps, 'onClose'>;

interface PasskeyProps extends Closing {
  passkey: Passkey;
}

function AddDialog({ onClose }: Closing) {
  const { formatMessage } = useIntl();
  const done = useDone(onClose);
  const { add, isBusy, entries, isCancelled } = useAddPasskey();
  const errors = useFormErrors(entries);
  const checks = useNameCheck();
  const needed = formatMessage(passkeyDialogMessages.passwordNeeded);
  return (
    <Modal isOpen onClose={onClose} title={formatMessage(passkeyDialogMessages.addTitle)}>
      <Text>{formatMessage(passkeyDialogMessages.addText)}</Text>
      {isCancelled && (
        <Note tone="care" role="alert">
          {formatMessage(passkeyDialogMessages.cancelled)}
        </Note>
      )}
      <Form
        summaryTitle={formatMessage(passkeyDialogMessages.notAdded)}
        checks={{ ...checks, password: (value) => (value ? undefined : needed) }}
        errors={errors}
        isBusy={isBusy}
        onSubmit={async ({ name = '', password = '' }) => {
          if (await add(name, password)) done(formatMessage(passkeyDialogMessages.isAdded));
        }}
      >
        <NameField />
        <PasswordField name="password" label={formatMessage(passkeyDialogMessages.password)} />
        <Buttons label={formatMessage(passkeyMessages.add)} onClose={onClose} />
      </Form>
    </Modal>
  );
}

function RenameDialog({ passkey, onClose }: PasskeyProps) {
  const { formatMessage } = useIntl();
  const done = useDone(onClose);
  const { rename, isBusy, entries } = useRenamePasskey(passkey.id);
  const errors = useFormErrors(entries);
  return (
    <Modal isOpen onClose={onClose} title={formatMessage(passkeyDialogMessages.renameTitle)}>
      <Form
        summaryTitle={formatMessage(passkeyDialogMessages.notRenamed)}
        checks={useNameCheck()}
        errors={errors}
        isBusy={isBusy}
        onSubmit={async ({ name = '' }) => {
          if (await rename(name)) done(formatMessage(passkeyDialogMessages.isRenamed));
        }}
      >
        <NameField name={passkey.name} />
        <Buttons label={formatMessage(passkeyDialogMessages.save)} onClose={onClose} />
      </Form>
    </Modal>
  );
}

function RemoveDialog({ passkey, onClose }: PasskeyProps) {
  const { formatMessage } = useIntl();
  const done = useDone(onClose);
  const { change, isBusy, entries } = useRemovePasskey(passkey.id);
  const { name } = passkey;

  async function remove() {
    if (await change()) done(formatMessage(passkeyDialogMessages.isRemoved));
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(passkeyDialogMessages.removeTitle, { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(passkeyDialogMessages.cancel)}
          </Button>
          <Button variant="stop" isBusy={isBusy} onClick={() => void remove()}>
            {formatMessage(passkeyMessages.remove)}
          </Button>
        </>
      }
    >
      {entries.length > 0 && (
        <Note tone="care" role="alert">
          {formatMessage(passkeyDialogMessages.notRemoved)}
        </Note>
      )}
      <Text>{formatMessage(passkeyDialogMessages.removeText)}</Text>
    </Modal>
  );
}

function NameField({ name }: { name?: string }) {
  const { formatMessage } = useIntl();
  return (
    <FormField
      name="name"
      label={formatMessage(passkeyDialogMessages.name)}
      hint={formatMessage(passkeyDialogMessages.nameHint)}
      maxLength={60}
      autoComplete="off"
      defaultValue={name}
    />
  );
}

function Buttons({ label, onClose }: Closing & { label: string }) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <SubmitButton busyLabel={formatMessage(passkeyDialogMessages.working)}>{label}</SubmitButton>
      <Button variant="quiet" onClick={onClose}>
        {formatMessage(passkeyDialogMessages.cancel)}
      </Button>
    </Row>
  );
}

function useNameCheck() {
  const { formatMessage } = useIntl();
  const needed = formatMessage(passkeyDialogMessages.nameNeeded);
  return { name: (value: string) => (value.trim() ? undefined : needed) };
}

function useDone(onClose: () => void) {
  const { events } = usePlatform();
  return (title: string) => {
    events.send('toast.shown', { tone: 'good', title });
    onClose();
  };
}
