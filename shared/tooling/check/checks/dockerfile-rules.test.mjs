import { checkDockerfile } from './dockerfile-rules.mjs';

const GOOD = `FROM node:24-slim AS build
WORKDIR /srv/campavia
COPY . .
RUN npm ci && npm run build

FROM build AS packages
RUN npm prune --omit=dev

FROM node:24-slim
COPY --from=packages /srv/campavia/node_modules ./node_modules
COPY --from=build /srv/campavia/api/package.json ./api/
COPY --from=build /srv/campavia/api/dist ./api/dist
USER node
HEALTHCHECK CMD ["node", "check.js"]
CMD ["node", "main.js"]
`;

const problemsOf = (text, isThere = (path) => path !== 'api/missing') => checkDockerfile({ text, isThere });

it('accepts a valid file', () => {
  expect(problemsOf(GOOD)).toEqual([]);
});

it.each([
  ['an instruction that does not exist', GOOD.replace('WORKDIR', 'WORKDIRS'), /^line 2: .*WORKDIRS/],
  ['a command that is not JSON', GOOD.replace('["node", "main.js"]', "['node', 'main.js']"), /^line 15: /],
  ['a base image without a version', GOOD.replace('node:24-slim AS', 'node AS'), /node has no version/],
  ['the latest base image', GOOD.replace('node:24-slim AS', 'node:latest AS'), /has no version/],
  ['two stages of one name', GOOD.replace('AS packages', 'AS build'), /^line 6: /],
  ['a stage that does not exist', GOOD.replace('--from=packages', '--from=modules'), /no stage modules/],
  [
    'a file that does not exist',
    GOOD.replace('api/package.json', 'api/missing'),
    /api\/missing does not exist/,
  ],
  ['a stage that runs as root', GOOD.replace('USER node', 'USER root'), /runs as root/],
  ['a stage without a user', GOOD.replace('USER node\n', ''), /runs as root/],
  ['no health check', GOOD.replace(/HEALTHCHECK.*\n/, ''), /no health check/],
  ['nothing to start', GOOD.replace(/^CMD.*\n/m, ''), /starts nothing/],
])('reports %s', (_, text, problem) => {
  expect(problemsOf(text)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});
