import { LANGUAGES, VARIANTS, type CatalogueName, type Language } from '@campavia/i18n/sites';
import { typeset } from '@campavia/i18n/typography';

/** Texts by id; a message with several texts, such as subject and body, is an object. */
export type Texts = Record<string, unknown>;

/** Texts of a country that differ from those of its language. */
export type Overlays = Partial<Record<CatalogueName, Texts>>;

/**
 * Builds the catalogues of languages and countries, with the typography of each.
 *
 * @param languages the texts of each language
 * @param overlays texts specific to countries
 */
export function buildCatalogues<T extends Texts>(
  languages: Record<Language, T>,
  overlays: Overlays = {},
): Record<CatalogueName, T> {
  const names: readonly CatalogueName[] = [...LANGUAGES, ...VARIANTS];
  const built = names.map((name) => {
    const language = name.slice(0, 2) as Language;
    return [name, typesetAll(name, mergeTexts(languages[language], overlays[name] ?? {}))];
  });
  return Object.fromEntries(built) as Record<CatalogueName, T>;
}

function mergeTexts(texts: Texts, over: Texts): Texts {
  const merged = Object.entries(texts).map(([id, text]) => {
    const own = over[id];
    return [id, isTexts(text) && isTexts(own) ? mergeTexts(text, own) : (own ?? text)];
  });
  return Object.fromEntries(merged) as Texts;
}

function typesetAll(name: CatalogueName, texts: Texts): Texts {
  const all = Object.entries(texts).map(([id, text]) => [
    id,
    isTexts(text) ? typesetAll(name, text) : typeset(name, String(text)),
  ]);
  return Object.fromEntries(all) as Texts;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}
