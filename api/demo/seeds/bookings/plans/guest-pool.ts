import type { Random } from '../../campers/random';
import { createCalendars, type Days } from './calendars';
import { asGuest, makeGuest, type Guest } from './guests';
import type { BookedCamper, ExistingData } from '../existing-data';

const COMPATRIOTS = 0.68;
const TRIES = 6;

/** All guests, with the days on which they travel. */
export function createGuestPool({ people, today }: ExistingData, count: number) {
  const first = Math.max(0, ...people.keys()) + 1;
  const made = Array.from({ length: count }, (_, nth) => makeGuest(first + nth, today));
  const byCountry = new Map<string, Guest[]>();
  for (const guest of made) {
    const own = byCountry.get(guest.site.country);
    if (own) own.push(guest);
    else byCountry.set(guest.site.country, [guest]);
  }
  const travels = createCalendars();

  /** A guest who does not travel on these days, preferably of the camper's country. */
  function choose(random: Random, camper: BookedCamper, days: Days): Guest {
    const own = byCountry.get(camper.country) ?? made;
    let guest: Guest = random.pick(made);
    for (let nth = 0; nth < TRIES; nth += 1) {
      guest = random.pick(random.chance(COMPATRIOTS) ? own : made);
      if (travels.isFree(guest.id, days)) break;
    }
    return guest;
  }

  /** An existing user; undefined for staff and deleted accounts. */
  function known(id: number): Guest | undefined {
    const person = people.get(id);
    return person && !person.is_staff ? asGuest(person, today) : undefined;
  }

  return { made, choose, known, travels };
}

export type GuestPool = ReturnType<typeof createGuestPool>;
