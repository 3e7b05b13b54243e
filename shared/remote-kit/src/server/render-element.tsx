import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import { catalogueOf, DEFAULT_SITE, siteOf, type Messages } from '@campavia/i18n/server';

import type { DocumentAnswer, DocumentRequest, RenderedPage } from '../config/document';
import { platform, providePlatform } from '../platform/platform';
import { PlatformProviders } from '../remote/platform-providers';

import { serverPlatform } from './server-platform';
import { sharedMessages } from './shared-messages';

/** React's marker of a boundary that is left to the browser. */
const UNFINISHED = '<!--$!-->';

/** Sets the platform for elements rendered until the next call. */
export function provideServerPlatform(request: DocumentRequest, answer: DocumentAnswer): void {
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  const messages = sharedMessages[catalogueOf(site)] ?? {};
  providePlatform(serverPlatform(request, answer, { site, messages }));
}

export interface ElementOptions {
  /** Must equal that of the root that hydrates it. */
  identifierPrefix: string;
  messages?: Messages;
}

/** @throws when a component throws or suspends */
export function renderElement(
  element: ReactNode,
  { identifierPrefix, messages }: ElementOptions,
): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <PlatformProviders messages={messages} renderedFor={platform().session.current()}>
          {element}
        </PlatformProviders>
      </StyleSheetManager>,
      { identifierPrefix },
    );
    if (html.includes(UNFINISHED)) throw new Error('a part of the page threw or was not loaded');
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
