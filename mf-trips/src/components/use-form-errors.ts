import { useIntl } from 'react-intl';

import { formErrorsOf, type FormErrors } from '@campavia/ui/forms';

import { accountPageMessages } from './account-page.messages';

/** The errors of a failed action in the shape that forms show. */
export function useFormErrors(entries: readonly { field?: string; text?: string }[]): FormErrors {
  const { formatMessage } = useIntl();
  return formErrorsOf(entries, { unknown: formatMessage(accountPageMessages.unknown) });
}
