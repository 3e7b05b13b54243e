import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { platform, PlatformProviders } from '@campavia/remote-kit';

import type { StartingWindow } from '../start/start-mark';

export interface RootOptions {
  document: Document;
  id: string;
  content: ReactNode;
  messages?: Messages;
}

/** A root of its own, so that a crash stays inside this part of the layout. It hydrates what the server rendered. */
export function renderRoot({ document, id, content, messages }: RootOptions): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}`);
  const identifierPrefix = `${id}-`;
  const renderedFor = platform().session.current();
  const root = (
    <PlatformProviders messages={messages} renderedFor={renderedFor}>
      {content}
    </PlatformProviders>
  );
  if (element.dataset.rendered === undefined) {
    createRoot(element, { identifierPrefix }).render(root);
    return;
  }
  const hydrated = (
    <>
      {root}
      <Hydrated element={element} />
    </>
  );
  element.dataset.hydrating = '';
  hydrateRoot(element, hydrated, { identifierPrefix, onRecoverableError: reportHydration });
}

function Hydrated({ element }: { element: HTMLElement }) {
  useEffect(() => {
    delete element.dataset.rendered;
    (window as Partial<StartingWindow>).campaviaStart?.repeatInteractions?.(element);
  }, [element]);
  return null;
}

function reportHydration(error: unknown): void {
  window.reportError(Object.assign(error as Error, { reportedAs: 'hydration' }));
}
