import { type ComponentType, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { platform, useSite } from '@campavia/remote-kit';

import { loadWords } from './load-words';

/** A page that speaks the words of this room beside those of the part, once they are there. */
export async function worded(Page: ComponentType): Promise<ComponentType> {
  const words = await loadWords(platform().site.language);
  return function WordedPage() {
    const site = useSite();
    const known = useIntl().messages as Messages;
    const intl = useMemo(() => createSiteIntl(site, mergeMessages(known, words)), [site, known]);
    return (
      <RawIntlProvider value={intl}>
        <Page />
      </RawIntlProvider>
    );
  };
}
