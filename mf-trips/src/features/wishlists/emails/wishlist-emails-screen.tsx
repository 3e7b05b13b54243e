import { useSearchParams } from '@campavia/remote-kit';

import { StopEmails } from '../../../components/stop-emails';
import { useStopWishlistEmails } from '../../../data/use-stop-emails';

import { emailsMessages } from './emails.messages';

export function WishlistEmailsScreen() {
  const [query] = useSearchParams();
  return <StopEmails texts={emailsMessages} {...useStopWishlistEmails(query.get('token') ?? '')} />;
}
