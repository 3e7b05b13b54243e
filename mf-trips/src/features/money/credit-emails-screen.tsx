import { useSearchParams } from '@campavia/remote-kit';

import { StopEmails } from '../../components/stop-emails';
import { useStopCreditEmails } from '../../data/use-stop-emails';

import { creditEmailsMessages } from './credit-emails.messages';

export function CreditEmailsScreen() {
  const [query] = useSearchParams();
  return <StopEmails texts={creditEmailsMessages} {...useStopCreditEmails(query.get('token') ?? '')} />;
}
