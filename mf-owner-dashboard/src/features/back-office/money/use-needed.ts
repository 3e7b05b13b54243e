import { useIntl } from 'react-intl';

import { moneyMessages } from './money.messages';

/** A check of a form field that has to be filled in: its problem names the field. */
export function useNeeded() {
  const { formatMessage } = useIntl();
  return (field: string) => (value: string | undefined) =>
    value?.trim() ? undefined : formatMessage(moneyMessages.needed, { field });
}
