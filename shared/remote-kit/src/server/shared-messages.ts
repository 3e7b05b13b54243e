import type { CatalogueName, Messages } from '@campavia/i18n/server';

/**
 * Messages of `ui` and `parts`, which the shell provides in the browser. Filled when a server part is bundled; empty in
 * tests.
 */
export const sharedMessages: Partial<Record<CatalogueName, Messages>> = {};
