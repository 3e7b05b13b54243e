import { useIntl } from 'react-intl';

import { formsMessages } from './forms.messages';

/** A field's label; says so where the field may be left empty. */
export function useLabel(label: string, isOptional: boolean | undefined): string {
  const { formatMessage } = useIntl();
  return isOptional ? formatMessage(formsMessages.optional, { label }) : label;
}
