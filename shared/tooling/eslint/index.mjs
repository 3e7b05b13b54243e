import prettier from 'eslint-config-prettier/flat';

import { importBoundaries } from './import-boundaries.mjs';
import { IGNORED } from './files.mjs';
import { languages } from './languages.mjs';
import { screens } from './screens.mjs';
import { sizeCaps } from './size-caps.mjs';
import { messageTexts } from './message-texts.mjs';

/** The lint rules of the project, all of them errors. */
export const lintRules = [
  { ignores: IGNORED },
  ...languages,
  ...screens,
  ...messageTexts,
  ...importBoundaries,
  ...sizeCaps,
  prettier,
];
