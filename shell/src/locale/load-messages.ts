import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

/** A module that holds a compiled catalogue. */
export type Catalogue = { default: Messages };

/** The words of a catalogue, which is asked for twice if need be. */
export async function wordsOf(fetchCatalogue: () => Promise<Catalogue>): Promise<Messages> {
  const catalogue = await fetchCatalogue().catch(fetchCatalogue);
  return catalogue.default;
}

/** The shell's catalogue of a language, with those of the shared widgets and parts. */
export function loadMessages(language: Language): Promise<Messages> {
  return wordsOf(() => import(`../../messages/compiled/${language}.json`));
}
