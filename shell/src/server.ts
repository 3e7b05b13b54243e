import { createElement } from 'react';

import { catalogueOf } from '@campavia/i18n/server';
import { platform } from '@campavia/remote-kit';
import type { HandleDocument } from '@campavia/remote-kit/config';
import { provideServerPlatform, renderElement } from '@campavia/remote-kit/server';

import { Footer } from './features/footer/footer';
import { Header } from './layout/header/header';
import type { LayoutHtml } from './layout/layout-html';
import { footerMessagesOf, headerMessagesOf } from './server-messages';

const later = () => new Promise<never>(() => undefined);

/** Header and footer of the layout around any page, as the browser renders them first. */
export const handle: HandleDocument = async (request) => {
  const answer = { status: 200, head: { title: 'Campavia' } };
  provideServerPlatform(request, answer);
  const catalogue = catalogueOf(platform().site);
  const header = renderElement(createElement(Header, { loadMenus: later, showActingBar: later }), {
    identifierPrefix: 'header-',
    messages: headerMessagesOf(catalogue),
  });
  const footer = renderElement(createElement(Footer), {
    identifierPrefix: 'footer-',
    messages: footerMessagesOf(catalogue),
  });
  const layout: LayoutHtml = {
    header: header.html,
    footer: footer.html,
    styles: header.styles + footer.styles,
  };
  return { ...answer, data: { layout } };
};
