import type { Language } from '@campavia/i18n/sites';

import ca from '../../../../messages/trip-calendars/ca.json';
import de from '../../../../messages/trip-calendars/de.json';
import en from '../../../../messages/trip-calendars/en.json';
import es from '../../../../messages/trip-calendars/es.json';
import fr from '../../../../messages/trip-calendars/fr.json';
import it from '../../../../messages/trip-calendars/it.json';
import nl from '../../../../messages/trip-calendars/nl.json';
import pt from '../../../../messages/trip-calendars/pt.json';

/** What the calendar entry of a trip says; English is the one that decides which sentences exist. */
export type CalendarWord = keyof typeof en;

/** The sentences of calendar entries in every language. */
export const calendarWords: Record<Language, Record<CalendarWord, string>> = {
  ...{ en, fr, de, es, it, nl, pt, ca },
};

/** A sentence of a calendar entry in a language, with `{name}` replaced by its value. */
export function sayInCalendar(
  language: Language,
  id: CalendarWord,
  values: Record<string, string> = {},
): string {
  return calendarWords[language][id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
