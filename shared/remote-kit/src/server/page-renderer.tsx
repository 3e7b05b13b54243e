import { Suspense, type ComponentType } from 'react';

import { catalogueOf, type CatalogueName, type Messages } from '@campavia/i18n/server';

import type { DocumentAnswer, DocumentRequest, RenderedPage, RenderPage } from '../config/document';
import type { RemoteConfig } from '../config/remote-config';
import { platform } from '../platform/platform';

import { provideServerPlatform, renderElement } from './render-element';

/** Messages of every site's catalogue. */
type Catalogues = Record<CatalogueName, Messages>;

export interface RendererOptions {
  config: RemoteConfig;
  /** The same routes as in `remote.tsx`. */
  Root: ComponentType;
  prepare: (addressId: string) => Promise<unknown>;
  messages: Catalogues;
}

/**
 * Makes the `render` that a remote's `server.ts` exports: the element of `Root` as HTML with its styles, as the
 * browser draws it first for a visitor, so that it can take it over.
 */
export function createPageRenderer(options: RendererOptions): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return (request, answer) => {
    // One after another: the platform and the prepared screens are those of one page.
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
  await prepare(request.addressId);
  const { site } = platform();
  const root = (
    <Suspense>
      <Root />
    </Suspense>
  );
  return renderElement(root, { identifierPrefix: `${config.name}-`, messages: messages[catalogueOf(site)] });
}
