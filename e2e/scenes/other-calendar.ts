import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { DayRange } from '@campavia/domain';

/** A booking as another site exports it, served from this machine; its day of return is free. */
export class OtherCalendar {
  private constructor(private readonly server: Server) {}

  static async serve(stay: DayRange): Promise<OtherCalendar> {
    const [from, to] = [stay.from, stay.to].map((date) => date.replaceAll('-', ''));
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Another site//EN',
      'BEGIN:VEVENT',
      'UID:booking-1@another-site.test',
      `DTSTART;VALUE=DATE:${from}`,
      `DTEND;VALUE=DATE:${to}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
      'END:VCALENDAR',
    ];
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/calendar; charset=utf-8');
      response.end(`${lines.join('\r\n')}\r\n`);
    });
    await new Promise<void>((settle) => {
      server.listen(0, '127.0.0.1', settle);
    });
    return new OtherCalendar(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/calendar.ics`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((settle) => {
      this.server.close(settle);
    });
  }
}
