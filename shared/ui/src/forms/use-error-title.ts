import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { formsMessages } from './forms.messages';

/** While something is wrong the tab says so: before its title, for who hears it and who has many tabs. */
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
