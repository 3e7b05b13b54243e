import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { StyleSheetManager } from 'styled-components';
import { SWRConfig } from 'swr';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';

import { trustInlined } from '../data/shared-cache';
import { PlatformRouter } from '../navigation/routing';
import { platform } from '../platform/platform';
import { RenderedFor } from '../session/rendered-for';
import type { SessionState } from '../session/session';
import { VISITOR } from '../session/visitor';

export interface PlatformProvidersProps {
  /** The root's own catalogue, in addition to the shell's. */
  messages?: Messages;
  children: ReactNode;
}

export interface PageProvidersProps extends PlatformProvidersProps {
  /** A visitor when absent. */
  renderedFor?: SessionState;
}

/**
 * Providers for every React root of the page: messages, cache, styles with nonce, routing. Contexts do not cross roots,
 * so each root has its own providers for the same objects.
 */
export function PlatformProviders({ messages, renderedFor = VISITOR, children }: PageProvidersProps) {
  const { cache, nonce } = platform();
  const swr = useMemo(
    () => ({
      provider: () => cache,
      use: [trustInlined(cache)],
      revalidateOnFocus: false,
      // The HTTP client has already retried.
      shouldRetryOnError: false,
    }),
    [cache],
  );
  return (
    <StyleSheetManager nonce={nonce}>
      <WithMessages messages={messages}>
        <SWRConfig value={swr}>
          <RenderedFor value={renderedFor}>
            <PlatformRouter>{children}</PlatformRouter>
          </RenderedFor>
        </SWRConfig>
      </WithMessages>
    </StyleSheetManager>
  );
}

/**
 * Adds a catalogue to the shell's for its children. Slot components on pages of other remotes need no other provider.
 */
export function WithMessages({ messages, children }: PlatformProvidersProps) {
  const { site, messages: shellMessages } = platform();
  const intl = useMemo(
    () => createSiteIntl(site, mergeMessages(shellMessages, messages ?? {})),
    [site, shellMessages, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
