import { useIntl } from 'react-intl';

import { Button, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { editMessages } from './edit.messages';
import { useLeaveGuard } from './use-leave-guard';

/** Asks before a page with unsaved changes is left. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { formatMessage } = useIntl();
  const { isAsking, stay, leave } = useLeaveGuard(isDirty);
  return (
    <Modal
      isOpen={isAsking}
      onClose={stay}
      title={formatMessage(editMessages.leaveTitle)}
      actions={
        <>
          <Button onClick={stay}>{formatMessage(editMessages.stay)}</Button>
          <Button variant="quiet" onClick={leave}>
            {formatMessage(editMessages.leave)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(editMessages.leaveText)}</Text>
    </Modal>
  );
}
