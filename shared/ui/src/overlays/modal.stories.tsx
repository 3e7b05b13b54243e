import { useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Button, Text } from '../core';
import { Modal, type ModalProps } from './modal';

const LONG =
  'You get back 80 per cent of what you have paid, because the trip begins in more than 30 days. The insurance is refunded in full. The refund arrives on the card that you paid with, within five working days.';

function CancelTripModal({ children, ...rest }: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel the trip</Button>
      <Modal
        title="Cancel the trip?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep the trip
            </Button>
            <Button variant="stop" onClick={close}>
              Cancel the trip
            </Button>
          </>
        }
        {...rest}
        isOpen={isOpen}
        onClose={close}
      >
        {children ?? <Text>You get back €240.00.</Text>}
      </Modal>
    </>
  );
}

/** A click opens the dialog. */
const press = ['#app-gallery button'];

export const stories: WidgetStories = {
  widgets: ['Modal'],
  states: {
    open: { show: () => <CancelTripModal isInsistent />, press },
    'open: as wide as a table': {
      show: () => (
        <CancelTripModal width="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Cancelled</th>
                <th scope="col">Refund</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>More than 30 days before</td>
                <td>80 %</td>
              </tr>
            </tbody>
          </table>
        </CancelTripModal>
      ),
      press,
    },
    'open: long text': {
      show: () => (
        <CancelTripModal title="Cancel the trip with the campervan for four by the lake in June?">
          {Array.from({ length: 12 }, (_, index) => (
            <Text key={`paragraph ${index}`}>{LONG}</Text>
          ))}
        </CancelTripModal>
      ),
      press,
    },
  },
};
