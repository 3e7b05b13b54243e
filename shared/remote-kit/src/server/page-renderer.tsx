import { Suspense, type ComponentType } from 'react';

import { catalogueOf, type CatalogueName, type Messages } from '@campavia/i18n/server';

import type { DocumentAnswer, DocumentRequest, RenderedPage, RenderPage } from '../config/document';
import type { RemoteConfig } from '../config/remote-config';
import { platform } from '../platform/platform';
import type { PreparedPage } from '../remote/define-remote';

import { provideServerPlatform, renderElement } from './render-element';

/** Messages by catalogue. */
type Catalogues = Record<CatalogueName, Messages>;

export interface RendererOptions {
  config: RemoteConfig;
  /** The same routes as in `remote.tsx`. */
  Root: ComponentType;
  prepare: (addressId: string, page: PreparedPage) => Promise<unknown>;
  messages: Catalogues;
}

/**
 * Creates the `render` export of a remote's `server.ts`: renders `Root` to HTML with its styles, as the browser first
 * renders it for a visitor, so that it can be hydrated.
 */
export function createPageRenderer(options: RendererOptions): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return (request, answer) => {
    // Sequentially, because the platform and the prepared screens belong to one page at a time.
    const rendered = last.then(() => renderPage(options, request, answer));
    last = rendered.catch(() => undefined);
    return rendered;
  };
}

async function renderPage(
  { config, Root, prepare, messages }: RendererOptions,
  request: DocumentRequest,
  answer: DocumentAnswer,
): Promise<RenderedPage> {
  provideServerPlatform(request, answer);
  await prepare(request.addressId, { isRendered: true });
  const { site } = platform();
  const root = (
    <Suspense>
      <Root />
    </Suspense>
  );
  return renderElement(root, { identifierPrefix: `${config.name}-`, messages: messages[catalogueOf(site)] });
}
