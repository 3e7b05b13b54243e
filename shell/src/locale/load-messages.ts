import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

type Catalogue = { default: Messages };

/** The shell's catalogue of a language, with those of the shared widgets and parts. Asked for twice if need be. */
export async function loadMessages(language: Language): Promise<Messages> {
  const fetchCatalogue = (): Promise<Catalogue> => import(`../../messages/compiled/${language}.json`);
  const catalogue = await fetchCatalogue().catch(fetchCatalogue);
  return catalogue.default;
}
