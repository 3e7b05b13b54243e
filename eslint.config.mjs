import { lintRules } from '@campavia/tooling/eslint';

export default lintRules;
