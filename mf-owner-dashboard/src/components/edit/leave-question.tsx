import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { Button, Text } from '@campavia/ui';

import { Modal, prepareOverlays } from '../overlays';

import { editMessages } from './edit.messages';
import { useLeaveGuard } from './use-leave-guard';

/** Asks before a page with unsaved changes is left; `onLeave` discards them. */
export function LeaveQuestion({ isDirty, onLeave }: { isDirty: boolean; onLeave?: () => void }) {
  const { formatMessage } = useIntl();
  const { isAsking, stay, leave } = useLeaveGuard(isDirty, onLeave);
  useEffect(() => {
    if (isDirty) prepareOverlays();
  }, [isDirty]);
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
