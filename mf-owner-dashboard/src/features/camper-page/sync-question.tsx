import { useIntl } from 'react-intl';

import { Button, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { sisterMessages } from './sister.messages';

export interface SyncQuestionProps {
  isBusy: boolean;
  onClose: () => void;
  onGo: () => void;
}

/** Asks the owner to synchronise a camper's listing on the sister platform. */
export function SyncQuestion({ isBusy, onClose, onGo }: SyncQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(sisterMessages.sync)}
      actions={
        <>
          <Button onClick={onClose} variant="quiet">
            {formatMessage(sisterMessages.later)}
          </Button>
          <Button isBusy={isBusy} onClick={onGo}>
            {formatMessage(sisterMessages.go)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(sisterMessages.syncText)}</Text>
    </Modal>
  );
}
