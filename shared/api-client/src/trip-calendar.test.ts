import { createHttp } from '@campavia/api-client/core';

import { answeringServer } from './testing/answering-server';
import { getTripCalendar } from './bookings';

test('a calendar is returned as text, not parsed as JSON', async () => {
  const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  await using api = await answeringServer({ text, headers: { 'content-type': 'text/calendar' } });
  const http = createHttp({
    baseUrl: api.origin,
    site: { isoTag: 'fr-FR', currency: 'EUR' },
    apiKey: 'k',
  });
  expect(await getTripCalendar(7001, { http })).toBe(text);
  expect(api.calls[0]?.headers['accept-language']).toBe('fr-FR');
});
