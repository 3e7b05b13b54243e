import { platform } from '@campavia/remote-kit';

import { drawRoot } from '../../layout/render-root';

import { loadMessages } from './load-messages';
import { SideNav } from './side-navigation';

/**
 * Draws the dashboard's navigation beside the page.
 * @throws when its words cannot be had
 */
export async function drawSide(document: Document): Promise<void> {
  const messages = await loadMessages(platform().site);
  drawRoot({ document, id: 'side', content: <SideNav />, messages });
}
