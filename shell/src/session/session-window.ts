/** The window of a page, which may come without a channel to other tabs. */
export type SessionWindow = Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>;
