import { checkCompose } from './compose-rules.mjs';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: { services: { type: 'object' }, volumes: { type: 'object' } },
  patternProperties: { '^x-': {} },
};

const GOOD = `
x-contained: &contained
  user: node
  read_only: true
  cap_drop: [ALL]
  healthcheck: { test: ['CMD', 'true'] }
services:
  database: { <<: *contained, image: 'postgres:18', volumes: ['./database.conf:/etc/it.conf:ro', 'data:/data'] }
  api:
    <<: *contained
    build: { context: ., dockerfile: api/Dockerfile }
    depends_on: { database: { condition: service_healthy } }
    environment: { PASSWORD: '\${PASSWORD:?choose one}', LITERAL: '$$\{NOT_READ}' }
`;

function problemsOf(text, isThere = () => true, example = 'PASSWORD=\n') {
  return checkCompose({ text, schema, isThere, example }).flatMap((check) => check.problems);
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
    GOOD.replace('environment: {', "environment: { CAMPAVIA_ENV: '${CAMPAVIA_ENV:-development}',"),
    /CAMPAVIA_ENV has the default/,
  ],
  ['a service that runs as root', GOOD.replace('user: node', "user: '0:0'"), /runs as root/],
  ['a service without a user', GOOD.replace('  user: node\n', ''), /runs as root/],
  ['a file system that can be written', GOOD.replace('read_only: true', 'read_only: false'), /can write/],
  ['capabilities that are kept', GOOD.replace('[ALL]', '[CHOWN]'), /keeps capabilities/],
  ['a privileged service', GOOD.replace('user: node', 'user: node\n  privileged: true'), /is privileged/],
  ['a service without a health check', GOOD.replace(/ {2}healthcheck.*\n/, ''), /no health check/],
  [
    'a health check that is switched off',
    GOOD.replace("{ test: ['CMD', 'true'] }", '{ disable: true }'),
    /no health check/,
  ],
  ['a setting that the example lacks', GOOD.replace('{PASSWORD', '{SECRET'), /SECRET is not in .env.example/],
  [
    'a setting of the example that is not read',
    GOOD.replace('{PASSWORD', '{SECRET'),
    /PASSWORD is read by nothing/,
  ],
  ['a service that waits for nobody', GOOD.replace('{ database:', '{ databse:'), /no service databse/],
])('tells of %s', (_, text, problem) => {
  expect(problemsOf(text).join('\n')).toMatch(problem);
});

it('reports a Dockerfile and a mounted file that do not exist', () => {
  expect(problemsOf(GOOD, () => false)).toEqual([
    './database.conf does not exist',
    'api/Dockerfile does not exist',
  ]);
});
