import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider as Provider, type IntlShape } from 'react-intl';

import { useCatalogue } from './switch-language';

export * from 'react-intl';

const cache = createIntlCache();

export interface RawIntlProviderProps {
  value: IntlShape;
  children: ReactNode;
}

/**
 * Replaces the provider of `react-intl`: with another catalogue it provides another object, so that everything that
 * depends on the object is computed again.
 */
export function RawIntlProvider({ value, children }: RawIntlProviderProps) {
  const catalogue = useCatalogue();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `value` looks its messages up in the catalogue
  const intl = useMemo(() => createIntl(value, cache), [value, catalogue]);
  return <Provider value={intl}>{children}</Provider>;
}
