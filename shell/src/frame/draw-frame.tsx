import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { PlatformProviders, type EventBus } from '@campavia/remote-kit';

import { Footer } from './footer';
import { Header } from './header';
import { createToastQueue } from './toasts/toast-queue';
import { Toasts } from './toasts/toasts';

/** Draws header, footer and the corner for news, each as a root of its own: none takes another with it. */
export function drawFrame(document: Document, events: EventBus): void {
  const queue = createToastQueue();
  events.hear('toast.shown', queue.add);
  draw(document, 'header', <Header />);
  draw(document, 'footer', <Footer />);
  draw(document, 'toasts', <Toasts queue={queue} />);
}

function draw(document: Document, id: string, content: ReactNode): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}`);
  createRoot(element, { identifierPrefix: `${id}-` }).render(
    <PlatformProviders>{content}</PlatformProviders>,
  );
}
