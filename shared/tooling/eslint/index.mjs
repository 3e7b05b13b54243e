import prettier from 'eslint-config-prettier/flat';

import { importBoundaries } from './import-boundaries.mjs';
import { IGNORED } from './files.mjs';
import { languages } from './languages.mjs';
import { screens } from './screens.mjs';
import { sizeCaps } from './size-caps.mjs';
import { words } from './message-texts.mjs';

/** The house rules, all of them errors: what the linter does not fail is a wish. */
export const lintRules = [
  { ignores: IGNORED },
  ...languages,
  ...screens,
  ...words,
  ...importBoundaries,
  ...sizeCaps,
  prettier,
];
