import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

type Catalogue = { default: Messages };

/** The words of the pages of trips, which only their readers load. Asked for twice if need be. */
export async function loadWords(language: Language): Promise<Messages> {
  const fetchCatalogue = (): Promise<Catalogue> => import(`./messages/compiled/trip/${language}.json`);
  const catalogue = await fetchCatalogue().catch(fetchCatalogue);
  return catalogue.default;
}
