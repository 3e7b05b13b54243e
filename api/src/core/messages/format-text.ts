import { IntlMessageFormat } from 'intl-messageformat';

import type { CatalogueName } from '@campavia/i18n/sites';

export type TextValues = Record<string, string | number>;

/** Readers of Portuguese are in Portugal, those of English in Europe; every other name of a catalogue is a language tag. */
const TAGS: Partial<Record<CatalogueName, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** Parsed texts by catalogue; there are as many as the catalogues have. */
const parsed = new Map<CatalogueName, Map<string, IntlMessageFormat>>();

/**
 * Fills a text of a catalogue: an ICU message with `{name}`, `plural`, `select` and `number`. A number comes as a
 * number where the text counts with it.
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
