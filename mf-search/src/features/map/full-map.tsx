import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';
import { List } from '@campavia/ui/icons';

import { FullDialog, FullHead } from './full-map.styles';
import { mapMessages } from './map.messages';

export interface FullMapProps {
  heading: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function FullMap({ heading, onClose, children }: FullMapProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog returns the focus only when it is closed while still in the document.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <FullDialog
      ref={dialog}
      aria-label={heading ?? formatMessage(mapMessages.dialog)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <FullHead>
        <Button variant="line" size="s" icon={List} onClick={onClose}>
          {formatMessage(mapMessages.list)}
        </Button>
        {heading && <b role="status">{heading}</b>}
      </FullHead>
      {children}
    </FullDialog>
  );
}
