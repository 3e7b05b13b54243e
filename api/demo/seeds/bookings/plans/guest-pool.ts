import type { Random } from '../../campers/random';
import { createCalendars, type Days } from './calendars';
import { asGuest, makeGuest, type Guest } from './guests';
import type { BookedCamper, World } from '../world';

const COMPATRIOTS = 0.68;
const TRIES = 6;

/** Everybody who books, and when they travel. */
export function createGuestPool({ people, today }: World, count: number) {
  const first = Math.max(0, ...people.keys()) + 1;
  const made = Array.from({ length: count }, (_, nth) => makeGuest(first + nth, today));
  const byCountry = new Map<string, Guest[]>();
  for (const guest of made) {
    const own = byCountry.get(guest.site.country);
    if (own) own.push(guest);
    else byCountry.set(guest.site.country, [guest]);
  }
  const travels = createCalendars();

  /** Somebody who is not away on these days, most likely of the camper's country. */
  function choose(random: Random, camper: BookedCamper, days: Days): Guest {
    const own = byCountry.get(camper.country) ?? made;
    let guest: Guest = random.pick(made);
    for (let nth = 0; nth < TRIES; nth += 1) {
      guest = random.pick(random.chance(COMPATRIOTS) ? own : made);
      if (travels.isFree(guest.id, days)) break;
    }
    return guest;
  }

  /** Somebody who was there before; undefined for staff and whoever left. */
  function known(id: number): Guest | undefined {
    const person = people.get(id);
    return person && !person.is_staff ? asGuest(person, today) : undefined;
  }

  return { made, choose, known, travels };
}

export type GuestPool = ReturnType<typeof createGuestPool>;
