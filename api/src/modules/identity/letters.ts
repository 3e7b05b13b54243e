import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import { say, type MessageId } from '../../messages';
import type { Notices } from '../../providers/notices/notices';

export interface Reader {
  email: string;
  language: Language;
}

type Letter =
  | 'confirm_email'
  | 'change_email'
  | 'email_changes'
  | 'reset_password'
  | 'password_changed'
  | 'account_deleted';

/**
 * The letters about an account. They call nobody by name: whoever types somebody else's address must not
 * choose the words that person reads.
 */
export function createLetters(notices: Notices) {
  async function write(letter: Letter, { email, language }: Reader, within: Database, link?: string) {
    const subject = say(language, `mail_${letter}_subject` satisfies MessageId);
    const text = say(language, `mail_${letter}_body` satisfies MessageId);
    const body = link ? `${text}\n\n${link}` : text;
    await notices.mail({ recipient: email, kind: letter, language, subject, body, link }, within);
  }

  return { write };
}

export type Letters = ReturnType<typeof createLetters>;
