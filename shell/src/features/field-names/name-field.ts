import { createSiteIntl } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { ReportedError } from '../../reporting/reported-error';

import { fieldMessages } from './field.messages';
import { loadMessages } from './load-messages';

/** A key of the api's, alone or within another: `date_from`, `location.city`, `options.0.quantity`. */
const KEY = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/;

/**
 * The name of a field in the reader's language. A label, which a page has named itself, stays as it is; a field without
 * a name is reported.
 * @returns undefined where there is no name
 */
export async function nameField(site: Site, field: string): Promise<string | undefined> {
  if (!KEY.test(field)) return field;
  const key = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const message = Object.hasOwn(fieldMessages, key)
    ? fieldMessages[key as keyof typeof fieldMessages]
    : undefined;
  if (!message) {
    window.reportError(new ReportedError('i18n_untranslated_field', `The field ${field} has no name`));
    return undefined;
  }
  return createSiteIntl(site, await loadMessages(site)).formatMessage(message);
}
