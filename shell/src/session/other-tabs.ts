import type { SessionWindow } from './session-window';

/**
 * Messages between tabs: tokens renewed, another user entered, user data changed, signed out, session
 * expired.
 */
export type TabMessage = 'renewed' | 'entered' | 'changed' | 'signed-out' | 'expired';

const CHANNEL = 'campavia.session';

export interface OtherTabsOptions {
  window: SessionWindow;
  onMessage(message: TabMessage): void;
  /** The tab is looked at again; messages may have been missed while it slept. */
  onWake(): void;
}

/** Connects to the other tabs of the site; returns a function that sends them a message. */
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
