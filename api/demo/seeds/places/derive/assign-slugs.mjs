import { foldPlaceName } from '../../../../src/modules/places/fold-place-name.ts';

const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH']);
const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const RANK = ['COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB'];

/** German writes an umlaut without diaeresis as vowel and e; other languages only drop the diaeresis. */
export function spellUmlauts(name, country) {
  return GERMAN_SPEAKING.has(country) ? name.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter]) : name;
}

/**
 * One slug per place: its name, then name-country, then name-country-2. Larger areas take precedence, then larger
 * populations. `reserved` slugs (curated places, former addresses) are never assigned.
 */
export function assignSlugs(places, reserved) {
  const taken = new Set(reserved);
  const inOrder = [...places].sort(
    (a, b) =>
      RANK.indexOf(a.placeType) - RANK.indexOf(b.placeType) || b.population - a.population || a.id - b.id,
  );
  for (const place of inOrder) {
    place.slug = freeSlug(place, taken);
    taken.add(place.slug);
  }
}

function freeSlug({ name, country }, taken) {
  const base = foldPlaceName(spellUmlauts(name, country)).replaceAll(' ', '-');
  const withCountry = `${base}-${country.toLowerCase()}`;
  const candidates = [base, withCountry];
  for (let number = 2; taken.has(candidates.at(-1)); number += 1) candidates.push(`${withCountry}-${number}`);
  return candidates.find((slug) => !taken.has(slug));
}
