import { createRoot, type Root } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { platform, PlatformProviders } from '@campavia/remote-kit';

import { ConsentPrompt, type ConsentView } from './consent-view';
import { loadMessages } from './load-messages';
import { pageConsent } from './page-consent';

let root: Root | undefined;
let messages: Messages | undefined;

export async function showConsent(view: ConsentView): Promise<void> {
  messages ??= await loadMessages(platform().site);
  root ??= createRoot(containerOf(document), { identifierPrefix: 'consent-' });
  draw(view);
}

function draw(view: ConsentView): void {
  root?.render(
    <PlatformProviders messages={messages}>
      <ConsentPrompt view={view} consent={pageConsent()} onView={draw} />
    </PlatformProviders>,
  );
}

function containerOf({ body }: Document): HTMLElement {
  const container = body.ownerDocument.createElement('div');
  container.id = 'consent';
  body.append(container);
  return container;
}
