import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { Booked } from './booked';
import { loadMessages } from './load-messages';
import { Sent } from './sent';

export async function openSuccessSteps() {
  const messages = await loadMessages(platform().site);
  return { booked: withMessages(Booked, messages), sent: withMessages(Sent, messages) };
}
