export type SessionWindow = Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>;
