import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { StyleSheetManager } from 'styled-components';
import { SWRConfig } from 'swr';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';

import { trustInlined } from '../data/shared-cache';
import { PlatformRouter } from '../navigation/routing';
import { platform } from '../platform/platform';

export interface PlatformProvidersProps {
  /** The root's own catalogue, beside the shell's. */
  messages?: Messages;
  children: ReactNode;
}

/**
 * What every React root of the page stands in: words, cache, styles with nonce, routing. Contexts do not
 * cross roots, so each root has its own providers over the same objects.
 */
export function PlatformProviders({ messages, children }: PlatformProvidersProps) {
  const { cache, nonce } = platform();
  const swr = useMemo(
    () => ({
      provider: () => cache,
      use: [trustInlined(cache)],
      revalidateOnFocus: false,
      // The http client has already tried twice.
      shouldRetryOnError: false,
    }),
    [cache],
  );
  return (
    <StyleSheetManager nonce={nonce}>
      <WithMessages messages={messages}>
        <SWRConfig value={swr}>
          <PlatformRouter>{children}</PlatformRouter>
        </SWRConfig>
      </WithMessages>
    </StyleSheetManager>
  );
}

/** Gives what it holds a catalogue beside the shell's. A piece lent to another part's page needs no more than that. */
export function WithMessages({ messages, children }: PlatformProvidersProps) {
  const { site, messages: shellMessages } = platform();
  const intl = useMemo(
    () => createSiteIntl(site, mergeMessages(shellMessages, messages ?? {})),
    [site, shellMessages, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
