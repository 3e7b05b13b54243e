import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';

import { IconButton } from '../core';
import { coreMessages } from '../core/core.messages';
import { Backdrop, Panel, PanelHead } from './overlays.styles';

export interface SidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name. */
  label: string;
  /** Shown at the top beside the close button; the label by default. */
  head?: ReactNode;
  children: ReactNode;
}

/** A modal panel at the end edge of the window, 320 to 400 px wide. */
export function SidePanel({ isOpen, onClose, label, head, children }: SidePanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Backdrop
      as={ModalOverlay}
      isOpen={isOpen}
      onOpenChange={(open: boolean) => !open && onClose()}
      isDismissable
    >
      <Panel as={Modal}>
        <Dialog aria-label={label}>
          <PanelHead>
            {head ?? <b>{label}</b>}
            <IconButton icon={X} label={formatMessage(coreMessages.close)} onClick={onClose} />
          </PanelHead>
          {children}
        </Dialog>
      </Panel>
    </Backdrop>
  );
}
