/** Where this browser keeps the searches that were looked at last. */
export const RECENT_KEY = 'campavia.recent-searches';

/** Where this browser keeps the searches that somebody without an account saved. */
export const SAVED_KEY = 'campavia.saved-searches';
