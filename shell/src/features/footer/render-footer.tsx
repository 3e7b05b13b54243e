import { mergeMessages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';

import { renderRoot } from '../../layout/render-root';
import { loadMessages as loadLocaleWords } from '../../locale/load-switch-messages';

import { Footer } from './footer';
import { loadMessages } from './load-messages';

/** @throws when the messages cannot be loaded */
export async function renderFooter(document: Document): Promise<void> {
  const { site } = platform();
  const messages = await Promise.all([loadMessages(site), loadLocaleWords(site)]);
  renderRoot({ document, id: 'footer', content: <Footer />, messages: mergeMessages(...messages) });
}
