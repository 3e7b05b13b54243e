import { LANGUAGES, VARIANTS, type CatalogueName, type Language } from '@campavia/i18n/sites';
import { typeset } from '@campavia/i18n/typography';

/** Texts by id; where a message has several, such as subject and body, they are named within it. */
export type Texts = Record<string, unknown>;

/** The texts of a country that differ from those of its language. */
export type Overlays = Partial<Record<CatalogueName, Texts>>;

/**
 * The catalogues of languages and countries, typeset as their readers expect it.
 *
 * @param languages the texts of each language
 * @param overlays the few texts that countries have of their own
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
