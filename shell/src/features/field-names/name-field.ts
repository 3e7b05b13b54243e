import { createSiteIntl } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { ReportedError } from '../../reporting/reported-error';

import { fieldMessages } from './field.messages';
import { loadMessages } from './load-messages';

/** A field key of the api, maybe nested: `date_from`, `location.city`, `options.0.quantity`. */
const KEY = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/;

/** Labels named by pages themselves stay as they are; keys without a name are reported. */
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
