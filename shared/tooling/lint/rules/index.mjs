import { fileNames } from './file-names.mjs';
import { importGroups } from './import-groups.mjs';
import { messagesInTheirFile } from './messages-in-their-file.mjs';
import { noBooleanParameter } from './no-boolean-parameter.mjs';
import { noDateFromString } from './no-date-from-string.mjs';
import { noSpreadLiteral } from './no-spread-literal.mjs';
import { noValueForAType } from './no-value-for-a-type.mjs';

/** The project's own lint rules, as a plugin. */
export default {
  meta: { name: 'campavia' },
  rules: {
    'file-names': fileNames,
    'import-groups': importGroups,
    'messages-in-their-file': messagesInTheirFile,
    'no-boolean-parameter': noBooleanParameter,
    'no-date-from-string': noDateFromString,
    'no-spread-literal': noSpreadLiteral,
    'no-value-for-a-type': noValueForAType,
  },
};
