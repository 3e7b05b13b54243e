import type { CatalogueName, Messages } from '@campavia/i18n/server';

/**
 * Messages of `ui` and `parts`, which the shell provides in the browser. Bundling a server part puts them here, and
 * none into tests.
 */
export const sharedMessages: Partial<Record<CatalogueName, Messages>> = {};
