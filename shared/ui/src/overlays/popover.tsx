import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

import { Sheet } from './overlays.styles';

export interface PopoverProps {
  /** The button it belongs to. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Name of the sheet, read aloud. */
  label: string;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';
  children: ReactNode;
}

/** A sheet beside its button; a press outside, Escape or leaving it closes it. */
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
