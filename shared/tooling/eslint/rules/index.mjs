import { fileNames } from './file-names.mjs';
import { importGroups } from './import-groups.mjs';
import { noBooleanParameter } from './no-boolean-parameter.mjs';
import { noDateFromString } from './no-date-from-string.mjs';
import { noSpreadLiteral } from './no-spread-literal.mjs';

/** The project's own lint rules. */
export const projectRules = {
  meta: { name: 'campavia' },
  rules: {
    'file-names': fileNames,
    'import-groups': importGroups,
    'no-boolean-parameter': noBooleanParameter,
    'no-date-from-string': noDateFromString,
    'no-spread-literal': noSpreadLiteral,
  },
};
