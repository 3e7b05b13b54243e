import { platform, type EventBus } from '@campavia/remote-kit';

/** The code that builds its address is loaded only if the assistant is on. */
export function startChat(events: EventBus): void {
  let isThere = false;
  events.subscribe('page.viewed', ({ addressId }) => {
    const { site, referential } = platform();
    if (!referential?.flags.chat_assistant && !isThere) return;
    isThere = true;
    void import('./show-chat')
      .then(({ showChat }) => showChat({ site, referential, addressId }))
      .catch(reportError);
  });
}
