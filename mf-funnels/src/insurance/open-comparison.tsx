import { type ComponentType, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { createSiteIntl, mergeMessages, type Messages } from '@campavia/i18n';
import { platform, useSite } from '@campavia/remote-kit';

import { InsuranceWindow, type InsuranceWindowProps } from './insurance-window';
import { loadWords } from './load-words';

/** The window that compares insurances, once its words are there. */
export async function openComparison(): Promise<ComponentType<InsuranceWindowProps>> {
  const words = await loadWords(platform().site.language);
  return function WordedWindow(props: InsuranceWindowProps) {
    const site = useSite();
    const known = useIntl().messages as Messages;
    const intl = useMemo(() => createSiteIntl(site, mergeMessages(known, words)), [site, known]);
    return (
      <RawIntlProvider value={intl}>
        <InsuranceWindow {...props} />
      </RawIntlProvider>
    );
  };
}
