import type { Place } from '@campavia/contracts';

import type { ChosenPlace } from './finder-form';

export interface PlaceChoice {
  id: string;
  name: string;
  /** The place that contains it: `Haute-Savoie, France`. */
  detail: string;
}

/** `countryName` takes an ISO 3166-1 code. */
export function toPlaceChoices(
  places: readonly Place[],
  countryName: (code: string) => string | undefined,
): PlaceChoice[] {
  return places.map((place) => {
    const { slug, name, place_type, country } = place;
    const localName = countryName(country);
    return {
      id: slug,
      name: (place_type === 'COUNTRY' && localName) || name,
      detail: linesAbove(place, localName),
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

/** Taken when the user chooses none: the first choice, if its name begins with the text. */
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
