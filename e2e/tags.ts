/** Runs in the narrow window too. */
export const NARROW_TOO = { tag: '@narrow' };

/** Needs the site with a registry of its own: all such tests run in one worker, so that it is started once. */
export const ON_COPIED_SITE = { tag: '@copied-site' };
