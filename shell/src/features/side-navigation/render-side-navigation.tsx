import { platform } from '@campavia/remote-kit';

import { renderRoot } from '../../layout/render-root';

import { loadMessages } from './load-messages';
import { SideNavigation } from './side-navigation';

/**
 * Draws the dashboard's navigation beside the page.
 * @throws when its words cannot be had
 */
export async function renderSideNavigation(document: Document): Promise<void> {
  const messages = await loadMessages(platform().site);
  renderRoot({ document, id: 'side', content: <SideNavigation />, messages });
}
