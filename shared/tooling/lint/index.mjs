import { fileURLToPath } from 'node:url';

import { IGNORED } from './files.mjs';
import { importBoundaries } from './import-boundaries.mjs';
import { everywhere, languages } from './languages.mjs';
import { messageTexts } from './message-texts.mjs';
import { screens, screenSettings } from './screens.mjs';
import { caps, sizeCaps } from './size-caps.mjs';

/** The lint rules of the project, all of them errors. No category of rules is enabled as a whole. */
export const lintRules = {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [fileURLToPath(new URL('./rules/index.mjs', import.meta.url)), 'eslint-plugin-formatjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true },
  settings: screenSettings,
  ignorePatterns: IGNORED,
  rules: { ...everywhere, ...caps },
  overrides: [...languages, ...screens, ...messageTexts, ...importBoundaries, ...sizeCaps],
};
