import type { Place } from '@campavia/contracts';

import type { ChosenPlace } from './finder-form';

/** A line of the list under the place field. */
export interface PlaceChoice {
  id: string;
  name: string;
  /** What it lies in: `Haute-Savoie, France`. */
  detail: string;
}

/**
 * The lines for the places that a text may mean.
 *
 * @param countryName what readers call a country, by its ISO 3166-1 code
 */
export function toPlaceChoices(
  places: readonly Place[],
  countryName: (code: string) => string | undefined,
): PlaceChoice[] {
  return places.map((place) => {
    const { slug, name, place_type, country } = place;
    const inReadersWords = countryName(country);
    return {
      id: slug,
      name: (place_type === 'COUNTRY' && inReadersWords) || name,
      detail: linesAbove(place, inReadersWords),
    };
  });
}

function linesAbove({ name, ancestors }: Place, countryName: string | undefined): string {
  const narrowest = ancestors.findLast(
    (ancestor) => ancestor.name !== name && ancestor.place_type !== 'COUNTRY',
  );
  const country = ancestors.find((ancestor) => ancestor.place_type === 'COUNTRY' && ancestor.name !== name);
  return [narrowest?.name, country && (countryName ?? country.name)].filter(Boolean).join(', ');
}

/** The place meant when somebody goes on without choosing: the first, if its name begins with the text. */
export function findBestChoice(choices: readonly PlaceChoice[], text: string): ChosenPlace | undefined {
  const [first] = choices;
  const typed = normaliseText(text);
  return first && typed && normaliseText(first.name).startsWith(typed)
    ? { slug: first.id, name: first.name }
    : undefined;
}

function normaliseText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
