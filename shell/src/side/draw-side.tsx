import { platform } from '@campavia/remote-kit';

import { drawRoot } from '../layout/draw-root';

import { loadWords } from './load-words';
import { SideNav } from './side-nav';

/**
 * Draws the dashboard's navigation beside the page.
 * @throws when its words cannot be had
 */
export async function drawSide(document: Document): Promise<void> {
  const messages = await loadWords(platform().site);
  drawRoot({ document, id: 'side', content: <SideNav />, messages });
}
