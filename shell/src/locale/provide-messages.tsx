import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';

export interface ProvideMessagesProps {
  messages: Messages;
  children: ReactNode;
}

/** For components of the shell in a root that has other messages. */
export function ProvideMessages({ messages, children }: ProvideMessagesProps) {
  const { site, messages: known } = usePlatform();
  const intl = useMemo(() => createSiteIntl(site, mergeMessages(known, messages)), [site, known, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
