import prettier from 'eslint-config-prettier/flat';

import { borders } from './borders.mjs';
import { IGNORED } from './files.mjs';
import { languages } from './languages.mjs';
import { screens } from './screens.mjs';
import { sizeCaps } from './size-caps.mjs';
import { words } from './words.mjs';

/** The house rules, all of them errors: what the linter does not fail is a wish. */
export const houseRules = [
  { ignores: IGNORED },
  ...languages,
  ...screens,
  ...words,
  ...borders,
  ...sizeCaps,
  prettier,
];
