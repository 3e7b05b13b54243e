import { type ComponentType, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { platform, useSite } from '@campavia/remote-kit';

import { CategoryScreen } from './category-screen';
import { loadWords } from './load-words';
import { PlaceScreen } from './place-screen';

/** The page of a category, once its words are there. */
export function openCategory(): Promise<ComponentType> {
  return inWords(CategoryScreen);
}

/** The page of a place, once its words are there. */
export function openPlace(): Promise<ComponentType> {
  return inWords(PlaceScreen);
}

/** A screen that speaks the words of landing pages beside those of this part. */
async function inWords(Screen: ComponentType): Promise<ComponentType> {
  const words = await loadWords(platform().site.language);
  return function WordedScreen() {
    const site = useSite();
    const known = useIntl().messages as Messages;
    const intl = useMemo(() => createSiteIntl(site, mergeMessages(known, words)), [site, known]);
    return (
      <RawIntlProvider value={intl}>
        <Screen />
      </RawIntlProvider>
    );
  };
}
