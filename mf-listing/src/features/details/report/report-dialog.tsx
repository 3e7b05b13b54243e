import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { ReportForm } from './report-form';
import { reportMessages } from './report.messages';

export interface ReportDialogProps {
  id: number;
  onClose: () => void;
}

export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const [isDone, setDone] = useState(false);
  return (
    <Modal isOpen onClose={onClose} title={formatMessage(reportMessages.title)}>
      {isDone ? (
        <Done onClose={onClose} />
      ) : (
        <ReportForm id={id} onDone={() => setDone(true)} onClose={onClose} />
      )}
    </Modal>
  );
}

function Done({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  // Moves the focus here, because the clicked button has disappeared.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <Text role="status">{formatMessage(reportMessages.done)}</Text>
      <div>
        <Button ref={button} onClick={onClose}>
          {formatMessage(reportMessages.close)}
        </Button>
      </div>
    </>
  );
}
