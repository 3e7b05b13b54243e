import type { Messages } from '@campavia/i18n';

/**
 * The words of a catalogue, which is asked for twice if need be.
 *
 * @param fetchCatalogue imports the compiled catalogue of one language
 * @throws what the second attempt fails with
 */
export async function wordsOf(fetchCatalogue: () => Promise<{ default: Messages }>): Promise<Messages> {
  const catalogue = await fetchCatalogue().catch(fetchCatalogue);
  return catalogue.default;
}
