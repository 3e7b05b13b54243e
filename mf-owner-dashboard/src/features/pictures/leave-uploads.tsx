import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { Button, Text } from '@campavia/ui';

import { Modal, prepareOverlays } from '../../components/overlays';
import { useLeaveGuard } from '../../components/edit/use-leave-guard';

import { uploadsMessages } from './uploads.messages';

export function LeaveUploads({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  const { isAsking, stay, leave } = useLeaveGuard(count > 0);
  const isSending = count > 0;
  useEffect(() => {
    if (isSending) prepareOverlays();
  }, [isSending]);
  return (
    <Modal
      isOpen={isAsking}
      onClose={stay}
      title={formatMessage(uploadsMessages.leaveTitle)}
      actions={
        <>
          <Button onClick={stay}>{formatMessage(uploadsMessages.stay)}</Button>
          <Button variant="quiet" onClick={leave}>
            {formatMessage(uploadsMessages.leave)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(uploadsMessages.leaveText, { count })}</Text>
    </Modal>
  );
}
