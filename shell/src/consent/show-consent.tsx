import { createRoot, type Root } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { platform, PlatformProviders } from '@campavia/remote-kit';

import { ConsentRoom, type ConsentView } from './consent-room';
import { loadWords } from './load-words';
import { pageConsent } from './page-consent';

let root: Root | undefined;
let words: Messages | undefined;

/** Shows the bar that asks, or the panel; both stand in a root of their own at the end of the page. */
export async function showConsent(view: ConsentView): Promise<void> {
  words ??= await loadWords(platform().site);
  root ??= createRoot(roomOf(document), { identifierPrefix: 'consent-' });
  draw(view);
}

function draw(view: ConsentView): void {
  root?.render(
    <PlatformProviders messages={words}>
      <ConsentRoom view={view} consent={pageConsent()} onView={draw} />
    </PlatformProviders>,
  );
}

function roomOf({ body }: Document): HTMLElement {
  const room = body.ownerDocument.createElement('div');
  room.id = 'consent';
  body.append(room);
  return room;
}
