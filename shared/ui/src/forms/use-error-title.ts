import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { formsMessages } from './forms.messages';

/** Puts "Error: " before the title of the document while there are errors. */
export function useErrorTitle(isWrong: boolean): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (!isWrong) return undefined;
    const title = document.title;
    const warning = formatMessage(formsMessages.errorTitle, { title });
    document.title = warning;
    return () => {
      if (document.title === warning) document.title = title;
    };
  }, [isWrong, formatMessage]);
}
