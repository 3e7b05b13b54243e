import { IntlMessageFormat } from 'intl-messageformat';

import type { CatalogueName } from '@campavia/i18n/sites';

export type TextValues = Record<string, string | number>;

/** Portuguese is that of Portugal, English that of Europe; all other catalogue names are language tags. */
const TAGS: Partial<Record<CatalogueName, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** Parsed texts by catalogue; bounded by the size of the catalogues. */
const parsed = new Map<CatalogueName, Map<string, IntlMessageFormat>>();

/**
 * Formats an ICU message with `{name}`, `plural`, `select` and `number`. Values used by `plural` and `number` must be
 * numbers.
 *
 * @throws when a value is missing
 */
export function formatText(name: CatalogueName, text: string, values: TextValues = {}): string {
  if (!text.includes('{')) return text;
  return String(parse(name, text).format(values));
}

function parse(name: CatalogueName, text: string): IntlMessageFormat {
  const ofCatalogue = parsed.get(name) ?? new Map<string, IntlMessageFormat>();
  parsed.set(name, ofCatalogue);
  const known = ofCatalogue.get(text);
  if (known) return known;
  const message = new IntlMessageFormat(text, TAGS[name] ?? name, undefined, { ignoreTag: true });
  ofCatalogue.set(text, message);
  return message;
}
