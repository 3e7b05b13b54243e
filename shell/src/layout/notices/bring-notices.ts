import type { EventBus, NavigationStore, ToastShown } from '@campavia/remote-kit';

export interface NoticesOptions {
  document: Document;
  events: EventBus;
  navigation: NavigationStore;
  /** Draws the notices at the head of the page. */
  drawNotices?: (document: Document, notices: readonly ToastShown[]) => Promise<void>;
}

/**
 * Puts news that must not be missed at the head of the page, where it stays when the corner has let it go. It comes
 * along to the page that its sender leads to, and is gone when the reader goes on from there.
 */
export function bringNotices(options: NoticesOptions): void {
  const { document, events, navigation, drawNotices = fetchAndDraw } = options;
  let notices: readonly ToastShown[] = [];

  function become(next: readonly ToastShown[]): void {
    notices = next;
    // Without its code the news has been in the corner; it is tried again with the next one.
    drawNotices(document, notices).catch(() => undefined);
  }

  events.hear('toast.shown', (toast) => {
    if (!toast.isImportant) return;
    const others = notices.filter(({ title, text }) => title !== toast.title || text !== toast.text);
    become([...others, toast]);
  });
  navigation.subscribe(() => {
    if (notices.length > 0 && navigation.current().kind !== 'REPLACE') become([]);
  });
}

async function fetchAndDraw(document: Document, notices: readonly ToastShown[]): Promise<void> {
  const { drawNotices } = await import('./draw-notices');
  drawNotices(document, notices);
}
