import type { Clock } from '../../clock';
import type { Database } from '../../database/connect';
import type { Notice, Notices } from './notices';

/** Keeps every notice in the database: in the sandbox that is where they end, on the page of the outbox. */
export function createKeptNotices(clock: Clock): Notices {
  async function keep(channel: 'mail' | 'sms', notice: Notice, within: Database): Promise<void> {
    const { recipient, kind, language, subject = null, body, link = null } = notice;
    await within
      .insertInto('notice')
      .values({ channel, recipient, kind, language, subject, body, link, written_at: clock.now() })
      .execute();
  }

  return {
    mail: (notice, within) => keep('mail', notice, within),
    sms: (notice, within) => keep('sms', notice, within),
  };
}
