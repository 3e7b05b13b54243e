import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';

export interface ProvideMessagesProps {
  words: Messages;
  children: ReactNode;
}

/** Gives a page of the shell its words where it stands in somebody else's root. */
export function ProvideMessages({ words, children }: ProvideMessagesProps) {
  const { site, messages } = usePlatform();
  const intl = useMemo(() => createSiteIntl(site, mergeMessages(messages, words)), [site, messages, words]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
