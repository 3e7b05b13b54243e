import { platform } from '@campavia/remote-kit';

import { renderRoot } from '../../layout/render-root';

import { loadMessages } from './load-messages';
import { SideNavigation } from './side-navigation';

/** @throws when the messages cannot be loaded */
export async function renderSideNavigation(document: Document): Promise<void> {
  const messages = await loadMessages(platform().site);
  renderRoot({ document, id: 'side', content: <SideNavigation />, messages });
}
