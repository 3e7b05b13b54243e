import type { SessionWindow } from './session-window';

/** `renewed`: the tokens; `entered`: another user; `changed`: the user's data. */
export type TabMessage = 'renewed' | 'entered' | 'changed' | 'signed-out' | 'expired';

const CHANNEL = 'campavia.session';

export interface OtherTabsOptions {
  window: SessionWindow;
  onMessage(message: TabMessage): void;
  /** When the tab is visible again; it may have missed messages while it slept. */
  onWake(): void;
}

export function connectOtherTabs({
  window,
  onMessage,
  onWake,
}: OtherTabsOptions): (message: TabMessage) => void {
  const { document } = window;
  const channel = window.BroadcastChannel && new window.BroadcastChannel(CHANNEL);
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onWake();
  });
  return (message) => channel?.postMessage(message);
}
