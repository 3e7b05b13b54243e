import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';

import { IconButton } from '../core';
import { coreMessages } from '../core/core.messages';
import { Dim, Side, SideHead } from './overlays.styles';

export interface SidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the panel, read aloud. */
  label: string;
  /** What stands at the top, beside the cross; the label without it. */
  head?: ReactNode;
  children: ReactNode;
}

/** A panel from the end edge over the dimmed page, 320 to 400 px wide. */
export function SidePanel({ isOpen, onClose, label, head, children }: SidePanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Dim as={ModalOverlay} isOpen={isOpen} onOpenChange={(open: boolean) => !open && onClose()} isDismissable>
      <Side as={Modal}>
        <Dialog aria-label={label}>
          <SideHead>
            {head ?? <b>{label}</b>}
            <IconButton icon={X} label={formatMessage(coreMessages.close)} onClick={onClose} />
          </SideHead>
          {children}
        </Dialog>
      </Side>
    </Dim>
  );
}
