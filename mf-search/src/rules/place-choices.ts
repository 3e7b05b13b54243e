import type { Place } from '@campavia/contracts';

import type { ChosenPlace } from './finder-form';

/** A line of the list under the place field. */
export interface PlaceChoice {
  id: string;
  name: string;
  /** What it lies in: `Haute-Savoie, France`. */
  detail: string;
}

/** The lines for the places that a text may mean. */
export function choicesOf(places: readonly Place[]): PlaceChoice[] {
  return places.map(({ slug, name, ancestors }) => ({ id: slug, name, detail: linesAbove(name, ancestors) }));
}

function linesAbove(name: string, ancestors: Place['ancestors']): string {
  const narrowest = ancestors.findLast(
    (ancestor) => ancestor.name !== name && ancestor.place_type !== 'COUNTRY',
  );
  const country = ancestors.find((ancestor) => ancestor.place_type === 'COUNTRY' && ancestor.name !== name);
  return [narrowest?.name, country?.name].filter(Boolean).join(', ');
}

/** The place meant when somebody goes on without choosing: the first, if its name begins with the text. */
export function bestChoice(choices: readonly PlaceChoice[], text: string): ChosenPlace | undefined {
  const [first] = choices;
  const typed = folded(text);
  return first && typed && folded(first.name).startsWith(typed)
    ? { slug: first.id, name: first.name }
    : undefined;
}

function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
