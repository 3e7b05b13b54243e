import type { SessionWindow } from './session-window';

/**
 * What tabs tell each other: tokens were renewed; somebody is somebody else now; what is known of them changed;
 * they signed out; the session ended by itself.
 */
export type TabMessage = 'renewed' | 'entered' | 'changed' | 'signed-out' | 'expired';

const CHANNEL = 'campavia.session';

export interface OtherTabsOptions {
  window: SessionWindow;
  onMessage(message: TabMessage): void;
  /** The tab is looked at again; messages may have been missed while it slept. */
  onWake(): void;
}

/** Listens to the other tabs of the site; returns how to tell them something. */
export function meetOtherTabs({
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
