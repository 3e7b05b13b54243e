import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

import { Sheet } from './overlays.styles';

export interface PopoverProps {
  /** The button that opens it. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name. */
  label: string;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';
  children: ReactNode;
}

/** A popover beside its button; a press outside, Escape or moving the focus out closes it. */
export function Popover({ triggerRef, isOpen, onClose, label, placement, children }: PopoverProps) {
  return (
    <Sheet
      as={AriaPopover}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open: boolean) => !open && onClose()}
      placement={placement ?? 'bottom start'}
      offset={8}
    >
      <Dialog aria-label={label}>{children}</Dialog>
    </Sheet>
  );
}
