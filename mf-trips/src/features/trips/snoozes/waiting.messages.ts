import { defineMessages, type NoMessageValues } from 'react-intl';

type WaitingValues = {
  waiting: NoMessageValues;
  withdraw: NoMessageValues;
  sent: NoMessageValues;
  sentText: { title: string };
  dropped: NoMessageValues;
  droppedText: { title: string };
};

export const waitingMessages = defineMessages<WaitingValues>({
  waiting: {
    id: 'trip.waiting-snooze.waiting',
    defaultMessage: 'The trip will be snoozed as soon as you are online again.',
    description: 'In place of the button to snooze, after it was pressed without a connection',
  },
  withdraw: {
    id: 'trip.waiting-snooze.withdraw',
    defaultMessage: 'Do not snooze',
    description: 'Button below that sentence: takes it back',
  },
  sent: {
    id: 'trip.waiting-snooze.sent',
    defaultMessage: 'The trip is snoozed',
    description: 'Bold line of a message once the connection is back',
  },
  sentText: {
    id: 'trip.waiting-snooze.sent-text',
    defaultMessage: '{title}: you asked for it while you were offline.',
    description: 'Line below that; title: the owner’s name of the camper',
  },
  dropped: {
    id: 'trip.waiting-snooze.dropped',
    defaultMessage: 'The trip was not snoozed',
    description: 'Bold line of a message once the connection is back',
  },
  droppedText: {
    id: 'trip.waiting-snooze.dropped-text',
    defaultMessage: '{title}: the trip has changed since you asked for it offline.',
    description: 'Line below that; title: the owner’s name of the camper',
  },
});
