import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';

import { useSendSnoozes } from '../../../data/offline/use-send-snoozes';

import { waitingMessages } from './waiting.messages';

/** Sends the snoozes that wait for a connection and reports the outcome. */
export function SendSnoozes() {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  useSendSnoozes({
    onSent: (title) =>
      events.send('toast.shown', {
        tone: 'good',
        title: formatMessage(waitingMessages.sent),
        text: formatMessage(waitingMessages.sentText, { title }),
      }),
    onDropped: (title) =>
      events.send('toast.shown', {
        tone: 'stop',
        title: formatMessage(waitingMessages.dropped),
        text: formatMessage(waitingMessages.droppedText, { title }),
      }),
  });
  return null;
}
