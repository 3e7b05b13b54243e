import type { EventBus, NavigationStore, ToastShown } from '@campavia/remote-kit';

export interface NoticesOptions {
  document: Document;
  events: EventBus;
  navigation: NavigationStore;
  renderNotices?: RenderNotices;
}

type RenderNotices = (
  document: Document,
  notices: readonly ToastShown[],
  remove: (notice: ToastShown) => void,
) => Promise<void>;

/** Notices survive the redirect that follows the toast and disappear with the next navigation. */
export function showNotices(options: NoticesOptions): void {
  const { document, events, navigation, renderNotices = fetchAndRender } = options;
  let notices: readonly ToastShown[] = [];

  function become(next: readonly ToastShown[]): void {
    notices = next;
    // If the code fails to load, the toast has still been shown; the next notice tries again.
    renderNotices(document, notices, remove).catch(() => undefined);
  }

  function remove(notice: ToastShown): void {
    become(notices.filter((other) => other !== notice));
  }

  events.subscribe('toast.shown', (toast) => {
    if (!toast.isImportant) return;
    const others = notices.filter(({ title, text }) => title !== toast.title || text !== toast.text);
    become([...others, toast]);
    toast.signal?.addEventListener('abort', () => remove(toast));
  });
  navigation.subscribe(() => {
    if (notices.length > 0 && navigation.current().kind !== 'REPLACE') become([]);
  });
}

async function fetchAndRender(...notices: Parameters<RenderNotices>): Promise<void> {
  const { renderNotices } = await import('./render-notices');
  renderNotices(...notices);
}
