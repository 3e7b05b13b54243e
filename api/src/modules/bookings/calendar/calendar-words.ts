import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../../messages/trip-calendars/ca.json';
import de from '../../../../messages/trip-calendars/de.json';
import en from '../../../../messages/trip-calendars/en.json';
import es from '../../../../messages/trip-calendars/es.json';
import fr from '../../../../messages/trip-calendars/fr.json';
import it from '../../../../messages/trip-calendars/it.json';
import nl from '../../../../messages/trip-calendars/nl.json';
import pt from '../../../../messages/trip-calendars/pt.json';
import { buildCatalogues } from '../../../core/messages/build-catalogues';
import { formatText, type TextValues } from '../../../core/messages/format-text';

/** What the calendar entry of a trip says; English is the one that decides which sentences exist. */
export type CalendarWord = keyof typeof en;

/** The sentences of calendar entries in every language. */
export const calendarWords: Record<CatalogueName, Record<CalendarWord, string>> = buildCatalogues({
  en,
  fr,
  de,
  es,
  it,
  nl,
  pt,
  ca,
});

/** A sentence of a calendar entry in a language, filled with values. @throws when one is missing */
export function sayInCalendar(name: CatalogueName, id: CalendarWord, values?: TextValues): string {
  return formatText(name, calendarWords[name][id], values);
}
