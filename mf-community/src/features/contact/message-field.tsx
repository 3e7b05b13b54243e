import { useIntl } from 'react-intl';

import { MAX_CONTACT_LENGTH } from '@campavia/domain';
import { FormField } from '@campavia/ui/forms';

import { formMessages } from './contact.messages';
import { Control, Count } from './contact.styles';

/** The number of characters left is shown from here on. */
const NEAR_END = 200;

// FormField renders any element; its type only covers input.
const TEXT_AREA: object = { as: 'textarea', type: undefined, rows: 8 };

export interface MessageFieldProps {
  length: number;
}

/** The text of the message. A longer one is not cut, but refused by the form. */
export function MessageField({ length }: MessageFieldProps) {
  const { formatMessage } = useIntl();
  const left = MAX_CONTACT_LENGTH - length;
  return (
    <Control>
      <FormField
        name="text"
        label={formatMessage(formMessages.message)}
        hint={formatMessage(formMessages.messageHint)}
        {...TEXT_AREA}
      />
      <Count role="status">
        {left < 0 && formatMessage(formMessages.over, { count: -left })}
        {left >= 0 && left <= NEAR_END && formatMessage(formMessages.left, { count: left })}
      </Count>
    </Control>
  );
}
