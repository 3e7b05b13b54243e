import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { askMessages } from './ask.messages';

/** Tells that a request was sent. */
export function useAskMessages({ owner }: Pick<GuestBooking, 'owner'>) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const title = formatMessage(askMessages.sent, { owner: owner.first_name });
  return { announceSent: () => events.send('toast.shown', { tone: 'good', title }) };
}
