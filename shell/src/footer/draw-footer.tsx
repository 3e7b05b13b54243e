import { mergeMessages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';

import { drawRoot } from '../layout/draw-root';
import { loadWords as loadLocaleWords } from '../locale/load-words';

import { Footer } from './footer';
import { loadWords } from './load-words';

/**
 * Draws the whole footer in place of its first line.
 * @throws when its words cannot be had
 */
export async function drawFooter(document: Document): Promise<void> {
  const { site } = platform();
  const words = await Promise.all([loadWords(site), loadLocaleWords(site)]);
  drawRoot({ document, id: 'footer', content: <Footer />, messages: mergeMessages(...words) });
}
