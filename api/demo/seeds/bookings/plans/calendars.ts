import type { Block } from '../existing-data';

/** First and last day, both included, in days from today. */
export interface Days {
  from: number;
  to: number;
}

/** Calendars of campers or guests. */
export function createCalendars() {
  const taken = new Map<number, Days[]>();

  function of(id: number): Days[] {
    const known = taken.get(id);
    if (known) return known;
    const none: Days[] = [];
    taken.set(id, none);
    return none;
  }

  return {
    isFree: (id: number, { from, to }: Days) => of(id).every((days) => days.to < from || to < days.from),
    take: (id: number, days: Days) => void of(id).push(days),
  };
}

export type Calendars = ReturnType<typeof createCalendars>;

/** Calendars of campers with their existing blocks. */
export function calendarsOf(blocks: readonly Block[]): Calendars {
  const calendars = createCalendars();
  for (const { camper_id, from, to } of blocks) calendars.take(camper_id, { from, to });
  return calendars;
}
