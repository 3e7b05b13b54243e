import { ACCESS_AND_BUDGET_FAULTS } from './tables/access-and-budgets.mjs';
import { API_FAULTS } from './tables/api.mjs';
import { DOMAIN_FAULTS } from './tables/domain.mjs';
import { LANGUAGE_FAULTS } from './tables/languages.mjs';
import { REMOTE_FAULTS } from './tables/remotes.mjs';
import { SITE_FAULTS } from './tables/site.mjs';

/**
 * A possible mistake, and the test that must find it.
 *
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} sentence the mistake, as a user would report it
 * @property {string} file from the root; if the text was moved within its workspace, it is found there
 * @property {string} find the text to replace: exactly once in its file
 * @property {string} replace
 * @property {{ part: string, match?: string }} foundBy part of `npm test`, and the pattern that chooses its tests
 */

/** @type {readonly Fault[]} */
export const FAULTS = [
  ...DOMAIN_FAULTS,
  ...API_FAULTS,
  ...SITE_FAULTS,
  ...REMOTE_FAULTS,
  ...LANGUAGE_FAULTS,
  ...ACCESS_AND_BUDGET_FAULTS,
];
