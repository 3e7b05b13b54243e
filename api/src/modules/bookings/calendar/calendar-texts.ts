import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../../messages/trip-calendars/ca.json';
import de from '../../../../messages/trip-calendars/de.json';
import en from '../../../../messages/trip-calendars/en.json';
import enUs from '../../../../messages/trip-calendars/en-us.json';
import es from '../../../../messages/trip-calendars/es.json';
import fr from '../../../../messages/trip-calendars/fr.json';
import it from '../../../../messages/trip-calendars/it.json';
import nl from '../../../../messages/trip-calendars/nl.json';
import pt from '../../../../messages/trip-calendars/pt.json';
import { buildCatalogues } from '../../../core/messages/build-catalogues';
import { formatText, type TextValues } from '../../../core/messages/format-text';

/** The texts of calendar entries; the English catalogue decides which exist. */
export type CalendarTextId = keyof typeof en;

export const calendarTexts: Record<CatalogueName, Record<CalendarTextId, string>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  { 'en-us': enUs },
);

/** A text of a calendar entry in a language, with its values. @throws when a value is missing */
export function translateCalendar(name: CatalogueName, id: CalendarTextId, values?: TextValues): string {
  return formatText(name, calendarTexts[name][id], values);
}
