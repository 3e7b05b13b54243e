import { useIntl } from 'react-intl';

import { formErrorsOf, type FormErrors } from '@campavia/ui/forms';

import { accountPageMessages } from './account-page.messages';

export function useFormErrors(entries: readonly { field?: string; text?: string }[]): FormErrors {
  const { formatMessage } = useIntl();
  return formErrorsOf(entries, { unknown: formatMessage(accountPageMessages.unknown) });
}
