/** Runs in the narrow window too. */
export const NARROW_TOO = { tag: '@narrow' };

/** Needs a registry of its own. All such tests run in one worker, so that the site starts once. */
export const ON_COPIED_SITE = { tag: '@copied-site' };
