import { mergeMessages, type Messages } from '@campavia/i18n/server';
import type { CatalogueName } from '@campavia/i18n/sites';

import layout from '../messages/compiled-all.json';

import footer from './features/footer/messages/compiled-all.json';
import switching from './locale/messages/compiled-all.json';

type Catalogues = Record<CatalogueName, Messages>;

const [ofHeader, ofFooter, ofSwitch] = [layout, footer, switching] as unknown as [
  Catalogues,
  Catalogues,
  Catalogues,
];

export function headerMessagesOf(name: CatalogueName): Messages {
  return ofHeader[name];
}

export function footerMessagesOf(name: CatalogueName): Messages {
  return mergeMessages(ofHeader[name], ofFooter[name], ofSwitch[name]);
}
