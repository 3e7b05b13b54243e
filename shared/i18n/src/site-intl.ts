import { createIntl, createIntlCache, type IntlShape } from 'react-intl';

import { intlOptions } from './intl-options';
import { withKnownFormats } from './known-formats';
import type { Messages } from './messages';
import type { Site } from './sites';

const cache = createIntlCache();

/**
 * The intl object of a site for React trees, for `RawIntlProvider`. Its locale is the site's format tag; dates are
 * plain dates, hence UTC.
 */
export function createSiteIntl(site: Site, messages: Messages): IntlShape {
  return withKnownFormats(createIntl(intlOptions(site, messages), cache), site, messages);
}
