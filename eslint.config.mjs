import { houseRules } from '@campavia/tooling/eslint';

export default houseRules;
