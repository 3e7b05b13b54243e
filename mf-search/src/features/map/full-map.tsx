import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';
import { List } from '@campavia/ui/icons';

import { FullDialog, FullHead } from './full-map.styles';
import { mapMessages } from './map.messages';

export interface FullMapProps {
  /** What stands over the list: "46 campers near Annecy". */
  heading: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The map over the whole screen; Escape and the button lead back to the list. */
export function FullMap({ heading, onClose, children }: FullMapProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page, the dialog gives the focus back.
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
