/** The order of the shell's files and folders, from top to bottom; a folder by one of its files. */
const SHELL_ORDER = [
  ...['main', 'site', 'server-context', 'mixer/a', 'registry/a', 'remote-failures/a', 'internals/a'],
  ...[
    'sitemaps/a',
    'well-known/a',
    'service-worker/a',
    'documents/a',
    'document-cache/a',
    'errors/a',
    'worker/a',
    'releases/a',
    'error-reports/a',
    'session/a',
    'visitors/a',
  ],
  ...['plain-pages/a', 'locale/a', 'api/a', 'http/a', 'config/a', 'assets/a'],
].map((name) => `shell/server/${name}.ts`);
SHELL_ORDER.push(
  ...[
    ...['run.ts', 'start-features.ts', 'lazy-features.ts', 'remote.tsx', 'routes.tsx'],
    ...['server.ts', 'server-messages.ts', 'mixer/a.ts'],
    ...['features/chat/a.ts', 'composition/a.ts', 'layout/a.ts', 'session/a.ts', 'locale/a.ts'],
    ...['navigation/a.ts', 'reporting/a.ts', 'data/a.ts', 'document/a.ts', 'start/a.ts'],
  ].map((name) => `shell/src/${name}`),
);

const isAlone = (file: string) => /^shell\/(src|server)\/[^/]+$/.test(file);

/** Every folder imports the one below it, which is allowed. */
const SHELL_TREE = Object.fromEntries(
  SHELL_ORDER.map((file, at) => {
    const below = SHELL_ORDER[at + 1];
    return [
      file,
      below && !isAlone(file) && !isAlone(below)
        ? `import '${pathBetween(file, below)}';`
        : 'export const a = 1;',
    ];
  }),
);

/** Every folder except the first imports the one above it, which is a violation. */
const SHELL_BREACHES = SHELL_ORDER.slice(1).map((file, at): [string, string, string] => {
  const [, part = '', name = ''] = /^shell\/(src|server)\/([^/.]+)/.exec(file) ?? [];
  const folder = file.slice(0, file.lastIndexOf('/'));
  const path = isAlone(file) ? file : `${folder}/upward.ts`;
  return [`shell-${part}-${name}`, path, `import '${pathBetween(path, SHELL_ORDER[at] ?? '')}';`];
});

function pathBetween(from: string, to: string): string {
  const steps = from
    .split('/')
    .slice(1)
    .map(() => '..');
  return `${steps.join('/')}/${to.replace(/\.tsx?$/, '')}`;
}

/** Paths and sources of a tree that follows the rules; each package has one export besides those listed. */
export const ALLOWED: Record<string, string> = {
  'shared/domain/src/index.ts': "import { addDays } from 'date-fns';\nexport const next = addDays;",
  'shared/contracts/src/index.ts': "import { next } from '@campavia/domain';\nexport const schema = next;",
  'shared/contracts/src/testing/index.ts':
    "import { schema } from '../index';\nexport const aCamper = schema;",
  'shared/api-client/src/index.ts':
    "import { http } from '@campavia/api-client/core';\nexport const get = http;",
  'shared/api-client/src/core/index.ts': "import axios from 'axios';\nexport const http = axios;",
  'shared/i18n/src/index.ts': "import { next } from '@campavia/domain';\nexport const words = next;",
  'shared/i18n/src/server.ts': 'export const language = 1;',
  'shared/ui/src/core/index.ts': "import { Button } from 'react-aria-components';\nexport const a = Button;",
  'shared/remote-kit/src/index.ts': "import { Link } from 'react-router';\nexport const a = Link;",
  'shared/remote-kit/src/config/index.ts': 'export const define = 1;',
  'shared/parts/src/index.ts': "import { a } from '@campavia/ui';\nexport const card = a;",
  'shared/object-store/src/index.ts':
    "import type { S3Client } from '@aws-sdk/client-s3';\nexport type Objects = S3Client;",
  'shared/object-store/src/test/s3-server.ts': 'export const start = 1;',
  'shared/release/src/storage.ts':
    "import type { Objects } from '@campavia/object-store';\nexport type Storage = Objects;",
  'shared/release/src/index.ts':
    "import type { define } from '@campavia/remote-kit/config';\nexport type A = typeof define;",
  'shared/telemetry/src/index.ts': 'export const record = 1;',
  'shared/testing/src/index.ts': "import { words } from '@campavia/i18n';\nexport const render = words;",
  'shared/tooling/src/index.ts': 'export const tool = 1;',
  ...SHELL_TREE,
  'shell/src/session/http.ts':
    "import { http as core } from '@campavia/api-client/core';\nexport const http = core;",
  'shell/src/composition/follow.ts': "import type { A } from '@campavia/release';\nexport type B = A;",
  'mf-search/remote.config.ts':
    "import { define } from '@campavia/remote-kit/config';\nexport const config = define;",
  'mf-search/src/remote.tsx': "import { routes } from './routes';\nexport const remote = routes;",
  'mf-search/src/routes.tsx': "export const routes = () => import('./features/home/home-screen');",
  'mf-search/src/server.ts':
    "import { get } from '@campavia/api-client';\nimport { rule } from './rules/rule';\nexport const handle = [get, rule];",
  'mf-search/src/rules/rule.ts':
    "import { next } from '@campavia/domain';\nimport type { schema } from '@campavia/contracts';\nexport const rule = next as unknown as typeof schema;",
  'mf-search/src/data/use-home.ts':
    "import { get } from '@campavia/api-client';\nimport { rule } from '../rules/rule';\nexport const useHome = [get, rule];",
  'mf-search/src/components/card-list.tsx':
    "import { card } from '@campavia/parts';\nexport const list = card;",
  'mf-search/src/features/home/home-screen.tsx':
    "import { useHome } from '../../data/use-home';\nimport { list } from '../../components/card-list';\nexport const HomeScreen = [useHome, list];",
  'mf-search/src/features/home/home-screen.test.tsx':
    "import { aCamper } from '@campavia/contracts/testing';\nimport { render } from '@campavia/testing';\nimport { HomeScreen } from './home-screen';\nexport const test = [aCamper, render, HomeScreen];",
  'mf-search/src/slots/heart/heart.tsx':
    "import { rule } from '../../rules/rule';\nexport const Heart = rule;",
  'mf-listing/src/remote.tsx': 'export const remote = 1;',
  'mf-trips/src/remote.tsx': "import { routes } from './routes';\nexport const remote = routes;",
  'mf-trips/src/routes.tsx': "export const routes = () => import('./features/trips/trips-screen');",
  'mf-trips/src/server.ts':
    "import { get } from '@campavia/api-client';\nimport { head } from './features/trips/trips-document';\nexport const handle = [get, head];",
  'mf-trips/src/rules/rule.ts': "import { next } from '@campavia/domain';\nexport const rule = next;",
  'mf-trips/src/data/use-trips.ts':
    "import { get } from '@campavia/api-client';\nimport { rule } from '../rules/rule';\nexport const useTrips = [get, rule];",
  'mf-trips/src/components/badge.tsx':
    "import { card } from '@campavia/parts';\nimport { rule } from '../rules/rule';\nexport const badge = [card, rule];",
  'mf-trips/src/features/trips/trips-document.ts': 'export const head = 1;',
  'mf-trips/src/features/trips/trips-screen.tsx':
    "import { badge } from '../../components/badge';\nimport { useTrips } from '../../data/use-trips';\nimport { chat } from '../chats';\nexport const TripsScreen = [badge, useTrips, chat];",
  'mf-trips/src/features/chats/index.ts': "export { chat } from './chat';",
  'mf-trips/src/features/chats/chat.tsx': 'export const chat = 1;',
  'mf-trips/src/slots/bell/bell.tsx':
    "import { chat } from '../../features/chats';\nexport const Bell = chat;",
  'api/src/app.ts':
    "import { language } from '@campavia/i18n/server';\nimport { a } from './modules/search/search.service';\nimport { load } from './composition/load-sandbox';\nexport const app = [language, a, load];",
  'api/src/main.ts': "import { seed } from './commands/seed';\nexport const main = seed;",
  'api/src/commands/seed.ts': "export const seed = () => import('../../demo/load');",
  'api/src/composition/load-sandbox.ts': "export const load = () => import('../sandbox/outbox/outbox');",
  'api/src/config/settings.ts': 'export type Settings = string;',
  'api/src/core/context.ts':
    "import type { Settings } from '../config/settings';\nexport type Context = Settings;",
  'api/src/database/connect.ts': 'export const connect = 1;',
  'api/src/plugins/errors.ts':
    "import type { Context } from '../core/context';\nexport type Errors = Context;",
  'api/src/providers/ratings/ratings.ts':
    "import type { Context } from '../../core/context';\nexport type Ratings = Context;",
  'api/src/providers/files/object-files.ts':
    "import type { Objects } from '@campavia/object-store';\nexport type Files = Objects;",
  'api/src/sandbox/outbox/outbox.ts':
    "import { connect } from '../../database/connect';\nexport const outbox = connect;",
  'api/demo/load.ts': "import { connect } from '../src/database/connect';\nexport const load = connect;",
  'api/src/modules/search/search.service.ts':
    "import { b } from '../places/places.service';\nexport const a = b;",
  'api/src/modules/places/places.service.ts': "import { c } from './places.store';\nexport const b = c;",
  'api/src/modules/places/places.store.ts': 'export const c = 1;',
  'e2e/journeys/guest.spec.ts':
    "import { schema } from '@campavia/contracts';\nexport const journey = schema;",
};

/** One violation each: the rule that must report it, its file, its source. */
export const VIOLATIONS: [rule: string, path: string, code: string][] = [
  ['could-not-resolve', 'mf-search/src/lost.ts', "import '@campavia/ui/src/core/index';"],
  ['no-cycles', 'shared/domain/src/egg.ts', "import type { B } from './hen';\nexport type A = B;"],
  ['front-door', 'shared/parts/src/side.ts', "import '../../ui/src/core/index';"],
  [
    'remote-to-remote',
    'mf-search/src/other.ts',
    "import type { remote } from '../../mf-listing/src/remote';\nexport type A = typeof remote;",
  ],
  ['anything-to-shell', 'mf-search/src/frame.ts', "import '../../shell/src/run';"],
  ['shell-to-remote', 'shell/src/layout/remote.ts', "import '../../../mf-search/src/remote';"],
  ['shared-to-app', 'shared/ui/src/app.ts', "import '../../../mf-search/src/rules/rule';"],
  ['app-to-app', 'mf-search/src/api.ts', "import '../../api/src/app';"],
  ['tooling-stays-outside', 'shared/ui/src/tool.ts', "import '@campavia/tooling';"],
  ['domain-pure', 'shared/domain/src/net.ts', "import 'swr';"],
  ['shared-contracts', 'shared/contracts/src/words.ts', "import '@campavia/i18n';"],
  ['shared-api-client', 'shared/api-client/src/kit.ts', "import '@campavia/remote-kit';"],
  ['shared-i18n', 'shared/i18n/src/kit.ts', "import '@campavia/remote-kit';"],
  ['shared-ui', 'shared/ui/src/noun.ts', "import '@campavia/domain';"],
  ['shared-remote-kit', 'shared/remote-kit/src/widget.ts', "import '@campavia/ui';"],
  ['shared-parts', 'shared/parts/src/fetch.ts', "import '@campavia/api-client';"],
  ['shared-release', 'shared/release/src/words.ts', "import '@campavia/i18n';"],
  ['shared-object-store', 'shared/object-store/src/words.ts', "import '@campavia/i18n';"],
  ['object-store-users', 'api/src/modules/search/objects.ts', "import '@campavia/object-store';"],
  ['testing-in-tests', 'api/src/providers/files/started.ts', "import '@campavia/object-store/testing';"],
  ['aws-sdk-at-home', 'api/src/providers/files/bucket.ts', "import '@aws-sdk/client-s3';"],
  ['shared-telemetry', 'shared/telemetry/src/day.ts', "import '@campavia/domain';"],
  ['telemetry-users', 'mf-search/src/data/trace.ts', "import '@campavia/telemetry';"],
  [
    'contracts-types-only',
    'mf-search/src/features/home/schema.ts',
    "import { schema } from '@campavia/contracts';\nexport const a = schema;",
  ],
  [
    'remote-kit-types-only',
    'shared/remote-kit/src/day.ts',
    "import { next } from '@campavia/domain';\nexport const a = next;",
  ],
  [
    'release-types-only',
    'shared/release/src/kit.ts',
    "import { define } from '@campavia/remote-kit/config';\nexport const a = define;",
  ],
  [
    'release-users',
    'shell/src/layout/releases.ts',
    "import type { A } from '@campavia/release';\nexport type B = A;",
  ],
  ['testing-in-tests', 'mf-search/src/features/home/cast.ts', "import '@campavia/contracts/testing';"],
  ['remote-rules-shared', 'mf-search/src/rules/words.ts', "import '@campavia/i18n';"],
  ['remote-rules-own', 'mf-search/src/rules/fetch.ts', "import '../data/use-home';"],
  ['remote-rules-pure', 'mf-search/src/rules/hook.ts', "import 'react';"],
  ['remote-data-shared', 'mf-search/src/data/widget.ts', "import '@campavia/ui';"],
  ['remote-data-own', 'mf-search/src/data/screen.ts', "import '../features/home/home-screen';"],
  ['remote-components-shared', 'mf-trips/src/components/fetch.ts', "import '@campavia/api-client';"],
  ['remote-components-own', 'mf-trips/src/components/hook.ts', "import '../data/use-trips';"],
  ['remote-components-own', 'mf-trips/src/components/chat.ts', "import '../features/chats';"],
  ['remote-features-shared', 'mf-trips/src/features/trips/fetch.ts', "import '@campavia/api-client';"],
  ['remote-features-own', 'mf-trips/src/features/trips/slot.ts', "import '../../slots/bell/bell';"],
  ['remote-features-by-index', 'mf-trips/src/features/trips/peek.ts', "import '../chats/chat';"],
  ['remote-features-by-index', 'mf-trips/src/slots/bell/peek.ts', "import '../../features/chats/chat';"],
  ['remote-placed', 'mf-trips/src/screens/old.ts', 'export const old = 1;'],
  ['remote-placed', 'mf-trips/src/features/loose.ts', 'export const loose = 1;'],
  ['remote-slots-shared', 'mf-search/src/slots/heart/fetch.ts', "import '@campavia/api-client';"],
  ['remote-slots-own', 'mf-search/src/slots/heart/table.ts', "import '../../routes';"],
  ['remote-slots-apart', 'mf-search/src/slots/quote/peek.ts', "import '../heart/heart';"],
  ['remote-network', 'mf-search/src/table.ts', "import '@campavia/api-client';"],
  ['remote-server-shared', 'mf-listing/src/server.ts', "import '@campavia/ui';"],
  ['remote-server-own', 'mf-listing/src/server.ts', "import './remote';"],
  ['remote-config-alone', 'mf-listing/remote.config.ts', "import '@campavia/domain';"],
  ...SHELL_BREACHES,
  ['shell-placed', 'shell/src/screens/old.ts', 'export const old = 1;'],
  ['shell-placed', 'shell/src/features/loose.ts', 'export const loose = 1;'],
  ['shell-placed', 'shell/server/loose.ts', 'export const loose = 1;'],
  ['shell-features-by-index', 'shell/src/features/footer/peek.ts', "import '../chat/a';"],
  ['shell-network', 'shell/src/layout/fetch.ts', "import '@campavia/api-client';"],
  ['api-shared', 'api/src/core/words.ts', "import '@campavia/i18n';"],
  ['api-without-react', 'api/src/core/draw.ts', "import 'react';"],
  ['api-placed', 'api/src/drawer/alone.ts', 'export const alone = 1;'],
  ['api-placed', 'api/src/modules/unnamed.ts', "import '../core/context';"],
  ['api-main', 'api/src/main.ts', "import './app';"],
  ['api-app', 'api/src/app.ts', "import './sandbox/outbox/outbox';"],
  ['api-commands', 'api/src/commands/plug.ts', "import '../plugins/errors';"],
  ['api-composition', 'api/src/composition/seed.ts', "import '../commands/seed';"],
  ['api-plugins', 'api/src/plugins/search.ts', "import '../modules/search/search.service';"],
  ['api-modules', 'api/src/modules/search/played.ts', "import '../../sandbox/outbox/outbox';"],
  ['api-modules', 'api/src/modules/search/seeded.ts', "import '../../../demo/load';"],
  [
    'api-modules',
    'api/src/modules/search/later.ts',
    "export const later = () => import('../../../demo/load');",
  ],
  ['api-providers', 'api/src/providers/ratings/played.ts', "import '../../sandbox/outbox/outbox';"],
  ['api-core', 'api/src/core/search.ts', "import '../modules/search/search.service';"],
  ['api-config', 'api/src/config/stored.ts', "import '../database/connect';"],
  ['api-database', 'api/src/database/places.ts', "import '../modules/places/places.store';"],
  ['api-sandbox', 'api/src/sandbox/outbox/seeded.ts', "import '../../../demo/load';"],
  ['api-demo', 'api/demo/app.ts', "import '../src/app';"],
  ['api-provider-apart', 'api/src/providers/letters/letters.ts', "import '../ratings/ratings';"],
  ['api-owner-accounts-apart', 'api/src/providers/owner-accounts/letters.ts', "import '../ratings/ratings';"],
  ['api-core-types-only', 'api/src/core/connected.ts', "import '../database/connect';"],
  ['api-lazily', 'api/src/commands/early.ts', "import '../../demo/load';"],
  ['api-lazily', 'api/src/composition/early.ts', "import '../sandbox/outbox/outbox';"],
  ['api-module-by-service', 'api/src/modules/search/peek.ts', "import '../places/places.store';"],
  ['e2e-is-a-stranger', 'e2e/journeys/insider.spec.ts', "import '@campavia/remote-kit';"],
  ['@opentelemetry-at-home', 'api/src/core/trace.ts', "import '@opentelemetry/api';"],
  ['axios-at-home', 'mf-search/src/net.ts', "import 'axios';"],
  ['react-aria-at-home', 'mf-search/src/widget.ts', "import 'react-aria-components';"],
  ['lucide-react-at-home', 'mf-search/src/icon.ts', "import 'lucide-react';"],
  ['react-router-at-home', 'mf-search/src/router.ts', "import 'react-router';"],
  ['single-spa-react-at-home', 'mf-search/src/lifecycles.ts', "import 'single-spa-react';"],
  ['single-spa-at-home', 'mf-search/src/spa.ts', "import 'single-spa';"],
];

/** Files that violations need in order to exist, without being violations themselves. */
export const SUPPORTING_FILES: Record<string, string> = {
  'shared/domain/src/hen.ts': "import type { A } from './egg';\nexport type B = A;",
};

export const LIBRARIES = [
  '@aws-sdk/client-s3',
  '@opentelemetry/api',
  'axios',
  'date-fns',
  'lucide-react',
  'react',
  'react-aria-components',
  'react-router',
  'single-spa',
  'single-spa-react',
  'swr',
];
