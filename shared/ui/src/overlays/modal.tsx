import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';

import { H3, Stack } from '../core';
import { Deeds, Dim, Window } from './overlays.styles';

export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** A question. */
  title: ReactNode;
  /** What follows from the answer, with amounts. */
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** The answer must be given by a button: Escape and a press outside do nothing. */
  isInsistent?: boolean;
  /** `table`: as wide as columns need to stand beside one another. */
  width?: 'question' | 'table';
}

/** A window over the page, for one question. Focus stays in it and returns to where it was. */
export function Modal({ isOpen, onClose, title, children, actions, isInsistent, width }: ModalProps) {
  return (
    <Dim
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
          {actions && <Deeds>{actions}</Deeds>}
        </Dialog>
      </Window>
    </Dim>
  );
}
