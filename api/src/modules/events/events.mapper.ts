import type { AnalyticsEvent, EventProperties } from '@campavia/contracts';
import { isPlainDate, momentMs } from '@campavia/domain';

import type { EventTable } from '../../database/schema';
import { InvalidFieldsError } from '../../core/http-errors';
import {
  removePersonalDataFromPath,
  removePersonalDataFromReferrer,
  removePersonalData,
} from './remove-personal-data';

const CAMPAIGN = ['utm_campaign', 'utm_content', 'utm_medium', 'utm_source', 'utm_term'] as const;
const EARLIEST_MS = Date.UTC(2000, 0);
const LATEST_MS = Date.UTC(2100, 0);

/** An event as stored. */
export type EventRow = Omit<EventTable, 'id'>;

/**
 * Converts an event to a row without personal data.
 * @throws InvalidFieldsError for an invalid time
 */
export function toEventRow(event: AnalyticsEvent, receivedAt: Date): EventRow {
  return {
    event_type: event.event_type,
    path: removePersonalDataFromPath(event.path),
    created_at: readMoment(event.created_at),
    received_at: receivedAt,
    properties: toProperties(event.properties ?? {}),
    user_properties: withoutGaps(event.user_properties ?? {}),
  };
}

function readMoment(text: string): Date {
  try {
    const ms = momentMs(text);
    if (isPlainDate(text.slice(0, 10)) && ms >= EARLIEST_MS && ms < LATEST_MS) return new Date(ms);
  } catch {
    // Refused below, like a time out of range.
  }
  throw new InvalidFieldsError({ created_at: { id: 'field_not_a_moment' } });
}

function toProperties(given: EventProperties): EventProperties {
  const campaign = CAMPAIGN.map((name) => [name, removePersonalData(given[name])]);
  const { gb_visitor_token, method } = given;
  const referrer = removePersonalDataFromReferrer(given.referrer);
  return withoutGaps({ ...Object.fromEntries(campaign), referrer, gb_visitor_token, method });
}

function withoutGaps<Fields extends object>(fields: Fields): Fields {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(filled) as Fields;
}
