import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';

import { H3, Stack } from '../core';
import { Actions, Backdrop, Window } from './overlays.styles';

export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  /** Consequences of the answer, with amounts. */
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** Can only be closed by a button: Escape and a press outside do nothing. */
  isInsistent?: boolean;
  /** `table`: wide enough for several columns. */
  width?: 'question' | 'table';
}

/** A modal dialog that asks one question. The focus stays in it and returns afterwards. */
export function Modal({ isOpen, onClose, title, children, actions, isInsistent, width }: ModalProps) {
  return (
    <Backdrop
      as={ModalOverlay}
      isOpen={isOpen}
      onOpenChange={(open: boolean) => !open && onClose()}
      isDismissable={!isInsistent}
      isKeyboardDismissDisabled={isInsistent}
    >
      <Window as={AriaModal} $width={width}>
        <Dialog role={isInsistent ? 'alertdialog' : 'dialog'}>
          <Stack $gap={4}>
            <H3 as={Heading} slot="title">
              {title}
            </H3>
            {children}
          </Stack>
          {actions && <Actions>{actions}</Actions>}
        </Dialog>
      </Window>
    </Backdrop>
  );
}
