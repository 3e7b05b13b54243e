import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';

export interface ProvideMessagesProps {
  words: Messages;
  children: ReactNode;
}

/** For components of the shell in a root that has other messages. */
export function ProvideMessages({ words, children }: ProvideMessagesProps) {
  const { site, messages } = usePlatform();
  const intl = useMemo(() => createSiteIntl(site, mergeMessages(messages, words)), [site, messages, words]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
