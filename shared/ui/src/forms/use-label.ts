import { useIntl } from 'react-intl';

import { formsMessages } from './forms.messages';

/** The label of a field, with "(optional)" if it may be left empty. */
export function useLabel(label: string, isOptional: boolean | undefined): string {
  const { formatMessage } = useIntl();
  return isOptional ? formatMessage(formsMessages.optional, { label }) : label;
}
