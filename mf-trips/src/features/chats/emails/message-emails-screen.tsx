import { useSearchParams } from '@campavia/remote-kit';

import { StopEmails } from '../../../components/stop-emails';
import { useStopChatEmails } from '../../../data/use-stop-emails';

import { emailsMessages } from './emails.messages';

export function MessageEmailsScreen() {
  const [query] = useSearchParams();
  return <StopEmails texts={emailsMessages} {...useStopChatEmails(query.get('token') ?? '')} />;
}
