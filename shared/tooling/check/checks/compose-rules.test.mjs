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

it('accepts a valid compose file', () => {
  expect(problemsOf(GOOD)).toEqual([]);
});

it.each([
  ['text that is not YAML', `${GOOD}\n  - {`, /./],
  ['a field that compose does not know', `${GOOD}\nservers: {}`, /servers/],
  ['a file without services', 'services: {}', /there is none/],
  ['an image without a version', "services: { database: { image: 'postgres' } }", /image with a version/],
  [
    'a service with a default environment of development',
    GOOD.replace('environment: {', "environment: { CAMPAVIA_ENV: '${CAMPAVIA_ENV:-development}',"),
    /CAMPAVIA_ENV has the default/,
  ],
  ['a service that runs as root', GOOD.replace('user: node', "user: '0:0'"), /runs as root/],
  ['a service without a user', GOOD.replace('  user: node\n', ''), /runs as root/],
  ['a writable file system', GOOD.replace('read_only: true', 'read_only: false'), /can write/],
  ['capabilities that are not dropped', GOOD.replace('[ALL]', '[CHOWN]'), /keeps capabilities/],
  ['a privileged service', GOOD.replace('user: node', 'user: node\n  privileged: true'), /is privileged/],
  ['a service without a health check', GOOD.replace(/ {2}healthcheck.*\n/, ''), /no health check/],
  [
    'a disabled health check',
    GOOD.replace("{ test: ['CMD', 'true'] }", '{ disable: true }'),
    /no health check/,
  ],
  [
    'a variable that the example lacks',
    GOOD.replace('{PASSWORD', '{SECRET'),
    /SECRET is not in .env.example/,
  ],
  [
    'a variable of the example that is not read',
    GOOD.replace('{PASSWORD', '{SECRET'),
    /PASSWORD is not read/,
  ],
  ['a service that depends on nothing', GOOD.replace('{ database:', '{ databse:'), /no service databse/],
])('reports %s', (_, text, problem) => {
  expect(problemsOf(text).join('\n')).toMatch(problem);
});

it('reports a Dockerfile and a mounted file that do not exist', () => {
  expect(problemsOf(GOOD, () => false)).toEqual([
    './database.conf does not exist',
    'api/Dockerfile does not exist',
  ]);
});

it('looks for the files of both choices of a variable', () => {
  const mount = './listen${FOLDER:+-tls}.conf:/etc/listen.conf:ro';
  const text = GOOD.replace(
    "'./database.conf:/etc/it.conf:ro'",
    `'${mount}', '\${FOLDER:-./none}:/etc/none'`,
  );
  expect(problemsOf(text, (path) => path.startsWith('api/'), 'PASSWORD=\nFOLDER=\n')).toEqual([
    './listen.conf does not exist',
    './listen-tls.conf does not exist',
    './none does not exist',
  ]);
});
