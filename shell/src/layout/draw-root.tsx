import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { PlatformProviders } from '@campavia/remote-kit';

export interface RootOptions {
  document: Document;
  /** Of the element that the root takes. */
  id: string;
  content: ReactNode;
  /** Its own words, beside the shell's. */
  messages?: Messages;
}

/** Draws a piece of the frame as a root of its own: none takes another with it. */
export function drawRoot({ document, id, content, messages }: RootOptions): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}`);
  createRoot(element, { identifierPrefix: `${id}-` }).render(
    <PlatformProviders messages={messages}>{content}</PlatformProviders>,
  );
}
