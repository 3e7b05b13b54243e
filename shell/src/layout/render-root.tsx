import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { PlatformProviders } from '@campavia/remote-kit';

export interface RootOptions {
  document: Document;
  id: string;
  content: ReactNode;
  messages?: Messages;
}

/** A root of its own, so that a crash stays inside this part of the layout. */
export function renderRoot({ document, id, content, messages }: RootOptions): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}`);
  createRoot(element, { identifierPrefix: `${id}-` }).render(
    <PlatformProviders messages={messages}>{content}</PlatformProviders>,
  );
}
