import { platform, type EventBus } from '@campavia/remote-kit';

import { chatAddress } from './chat-address';

export function startChat(events: EventBus): void {
  let isThere = false;
  events.subscribe('page.viewed', ({ addressId }) => {
    const { site, referential } = platform();
    const address = chatAddress({ site, referential, addressId });
    if (address === undefined && !isThere) return;
    isThere = true;
    void import('./show-chat').then(({ showChat }) => showChat(address)).catch(reportError);
  });
}
