import type { AnalyticsEvent } from '../../site/events';

/** A view of the search page. */
export function anEvent(over: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  return {
    path: '/s',
    event_type: 'page viewed',
    created_at: '2027-03-15T08:00:00Z',
    properties: { utm_source: 'newsletter', gb_visitor_token: 'visitor-1' },
    ...over,
  };
}
