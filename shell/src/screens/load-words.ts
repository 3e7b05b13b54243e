import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

type Catalogue = { default: Messages };

/** The words of the shell's own pages, which only their readers load. Asked for twice if need be. */
export function loadWords(language: Language): Promise<Catalogue> {
  const fetchCatalogue = (): Promise<Catalogue> => import(`./messages/compiled/screens/${language}.json`);
  return fetchCatalogue().catch(fetchCatalogue);
}

/** The same for what must stand in any case: words that do not come leave the English ones. */
export async function wordsOrEnglish(language: Language): Promise<Messages> {
  const catalogue = await loadWords(language).catch(() => undefined);
  return catalogue?.default ?? {};
}
