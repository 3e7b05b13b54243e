import { lintRules } from '@campavia/tooling/lint';

export default lintRules;
