import { useIntl } from 'react-intl';

import type { FieldCheck } from '@campavia/ui/forms';

import { LONGEST_MESSAGE } from '../../rules/travel-form';

import { messageMessages } from './message.messages';

/** That a message is not too long, said before anything is sent. */
export function useMessageCheck(): FieldCheck {
  const { formatMessage } = useIntl();
  return (message) =>
    message.length > LONGEST_MESSAGE
      ? formatMessage(messageMessages.tooLong, { most: LONGEST_MESSAGE })
      : undefined;
}
