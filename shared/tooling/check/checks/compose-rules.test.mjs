import { checkCompose } from './compose-rules.mjs';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: { services: { type: 'object' }, volumes: { type: 'object' } },
};

const GOOD = `
services:
  database: { image: 'postgres:18' }
  api:
    build: { context: ., dockerfile: api/Dockerfile }
    depends_on: { database: { condition: service_healthy } }
`;

function problemsOf(text, isThere = () => true) {
  return checkCompose({ text, schema, isThere }).flatMap((check) => check.problems);
}

it('accepts a file that can be brought up', () => {
  expect(problemsOf(GOOD)).toEqual([]);
});

it.each([
  ['text that is not YAML', `${GOOD}\n  - {`, /./],
  ['a field that compose does not know', `${GOOD}\nservers: {}`, /servers/],
  ['a file without services', 'services: {}', /there is none/],
  ['an image without a version', "services: { database: { image: 'postgres' } }", /image with a version/],
  [
    'a service that is a development one where nobody says so',
    `${GOOD}    environment: { CAMPAVIA_ENV: '\${CAMPAVIA_ENV:-development}' }\n`,
    /CAMPAVIA_ENV has the default/,
  ],
  ['a service that waits for nobody', GOOD.replace('{ database:', '{ databse:'), /no service databse/],
])('tells of %s', (_, text, problem) => {
  expect(problemsOf(text).join('\n')).toMatch(problem);
});

it('reports a Dockerfile that does not exist', () => {
  expect(problemsOf(GOOD, () => false)).toEqual(['api/Dockerfile does not exist']);
});
