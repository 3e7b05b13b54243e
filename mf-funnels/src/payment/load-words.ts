import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

type Catalogue = { default: Messages };

/** The words of paying, which only those who pay load. Asked for twice if need be. */
export async function loadWords(language: Language): Promise<Messages> {
  const fetchCatalogue = (): Promise<Catalogue> => import(`./messages/compiled/payment/${language}.json`);
  const catalogue = await fetchCatalogue().catch(fetchCatalogue);
  return catalogue.default;
}
