import { createConfig, lint } from '@redocly/openapi-core';

/** Rules of Redocly beside its recommended ones, without those that the specifications violate. */
const RULES = {
  'operation-description': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'tag-description': 'error',
  'no-unused-components': 'error',
  // Every path of the specifications ends with a slash.
  'no-path-trailing-slash': 'off',
  // `/3/docs/vehicle/{id}/` and `/3/docs/{id}/pages/` are specified like this; they are unambiguous, because ids are
  // numbers.
  'no-ambiguous-paths': 'off',
  // Clients of the api are ours as well.
  'info-license': 'off',
};

const config = await createConfig({ extends: ['recommended'], rules: RULES });
const problems = await lint({ ref: process.argv[2], config });
const lines = problems.map(
  ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
);
process.stdout.write(JSON.stringify(lines));
