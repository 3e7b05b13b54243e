import { createConfig, lint } from '@redocly/openapi-core';

/** Rules of Redocly beside its recommended ones, and those that the specifications leave no choice about. */
const RULES = {
  'operation-description': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'tag-description': 'error',
  'no-unused-components': 'error',
  // Every path of the specifications ends with a slash.
  'no-path-trailing-slash': 'off',
  // `/3/docs/vehicle/{id}/` and `/3/docs/{id}/pages/` are specified so; numbers are no words.
  'no-ambiguous-paths': 'off',
  // What calls the api is also ours.
  'info-license': 'off',
};

const config = await createConfig({ extends: ['recommended'], rules: RULES });
const problems = await lint({ ref: process.argv[2], config });
const lines = problems.map(
  ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
);
process.stdout.write(JSON.stringify(lines));
