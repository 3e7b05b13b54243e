/** Tests may use what tests need; the rules are about what is delivered. */
const TESTS = String.raw`(\.(test|stories)\.(ts|tsx|mjs)$|/test/|^e2e/|^shared/testing/)`;
const NOT_TESTS = { pathNot: TESTS };

/** What runs in a browser. */
const BROWSER = String.raw`^(mf-[^/]+/src|shell/src|shared/(ui|parts|remote-kit|api-client|i18n)/src)/`;

/** All shared packages but these. */
function shared(...exceptions) {
  return `^shared/(?!(${exceptions.join('|')})/)`;
}

function remoteFolder(name) {
  return `^mf-[^/]+/src/${name}/`;
}

/** A package of `shared` that may import some others. */
function sharedPackage(name, ...others) {
  return {
    name: `shared-${name}`,
    comment: `shared/${name} imports ${others.length > 0 ? others.join(', ') : 'nothing else'} of shared`,
    from: { path: `^shared/${name}/`, ...NOT_TESTS },
    to: { path: shared(name, ...others) },
  };
}

/** A folder of a remote: which packages of shared, and which other folders of the remote, it may import. */
function remoteLayer(name, { packages, folders }) {
  const own = ['rules', 'data', 'components', 'features', 'slots'].filter((each) => !folders.includes(each));
  return [
    {
      name: `remote-${name}-shared`,
      comment: `A remote's ${name} import ${packages.join(', ')} of shared`,
      from: { path: remoteFolder(name), ...NOT_TESTS },
      to: { path: shared(...packages) },
    },
    {
      name: `remote-${name}-own`,
      comment: `A remote's ${name} import its own ${folders.join(', ')}`,
      from: { path: `^(mf-[^/]+)/src/${name}/`, ...NOT_TESTS },
      to: { path: `^$1/src/((${own.join('|')})/|(routes|remote|server)\\.tsx?$)` },
    },
  ];
}

/** The folders of the api, and which of them each may import besides itself. */
const API_FOLDERS = {
  main: ['commands', 'core', 'config', 'database'],
  app: ['composition', 'plugins', 'modules', 'providers', 'core', 'config', 'database'],
  commands: ['app', 'composition', 'modules', 'providers', 'core', 'config', 'database', 'sandbox', 'demo'],
  composition: ['plugins', 'modules', 'providers', 'core', 'config', 'database', 'sandbox', 'demo'],
  plugins: ['core'],
  modules: ['providers', 'core', 'config', 'database', 'messages'],
  providers: ['core', 'config', 'database'],
  core: ['config', 'database', 'messages'],
  config: ['providers'],
  database: ['core'],
  sandbox: ['modules', 'providers', 'core', 'config', 'database'],
  demo: ['modules', 'core', 'database', 'sandbox'],
};

function apiPath(folder) {
  if (folder === 'main' || folder === 'app') return String.raw`^api/src/${folder}\.ts$`;
  return folder === 'demo' || folder === 'messages' ? `^api/${folder}/` : `^api/src/${folder}/`;
}

function apiFolder(name, others) {
  return {
    name: `api-${name}`,
    comment: `${name} of the api imports ${others.join(', ')} of it besides itself`,
    from: { path: apiPath(name), ...NOT_TESTS },
    to: { path: '^api/', pathNot: [name, ...others].map(apiPath) },
  };
}

/** The shell from top to bottom: each imports itself and what is below it. The server lies above the page. */
const SHELL_ORDER = [
  ...['main.ts', 'site.ts', 'server-context.ts', 'mixer/', 'registry/', 'remote-failures/', 'internals/'],
  ...['sitemaps/', 'well-known/', 'service-worker/'],
  ...['documents/', 'document-cache/', 'errors/', 'worker/', 'releases/', 'error-reports/', 'session/'],
  ...['visitors/', 'plain-pages/', 'locale/', 'api/', 'http/', 'config/', 'assets/'],
].map((name) => `server/${name}`);
SHELL_ORDER.push(
  ...[
    ...['run.ts', 'start-features.ts', 'lazy-features.ts', 'remote.tsx', 'routes.tsx'],
    ...['server.ts', 'server-messages.ts', 'mixer/', 'features/'],
    ...['composition/', 'layout/', 'session/', 'locale/', 'navigation/', 'reporting/', 'data/', 'document/'],
    'start/',
  ].map((name) => `src/${name}`),
);

/** Outside the order: types of stylesheets, builds, tools of tests. */
const SHELL_BESIDE = [
  String.raw`^shell/src/css\.d\.ts$`,
  '^shell/(dist|messages|webpack)/',
  String.raw`^shell/(prove/|server/(test/|build\.mjs$))`,
  String.raw`^shell/(remote\.config\.ts|webpack\.config\.mjs)$`,
];

function shellPath(name) {
  return name.endsWith('/') ? `^shell/${name}` : `^shell/${name.replaceAll('.', String.raw`\.`)}$`;
}

function shellFolder(name, index) {
  return {
    name: `shell-${name.replace(/\/$|\.tsx?$/, '').replace('/', '-')}`,
    comment: `shell/${name} imports what stands below it: ${SHELL_ORDER.slice(index + 1).join(', ')}`,
    from: { path: shellPath(name), ...NOT_TESTS },
    to: {
      path: '^shell/(src|server)/',
      pathNot: [
        ...SHELL_ORDER.slice(index).map(shellPath),
        String.raw`\.(css|svg|json)$|/messages/compiled/`,
      ],
    },
  };
}

/** A library with one home. */
function homeOf(library, home, pattern = library) {
  return {
    name: `${library}-at-home`,
    comment: `${library} is named in ${home} only`,
    from: { pathNot: [`^${home}/`, TESTS, '^shared/tooling/'] },
    to: { path: `(^|/)node_modules/${pattern}(/|$)` },
  };
}

const forbidden = [
  {
    name: 'could-not-resolve',
    comment:
      'What cannot be found cannot be judged either; this is also how a closed door of a package shows',
    from: {},
    to: { couldNotResolve: true, pathNot: 'messages/compiled(/|-all)' },
  },
  { name: 'no-cycles', comment: 'No cycles', from: {}, to: { circular: true } },
  {
    name: 'front-door',
    comment: 'Another package is entered by its name and one of its exports, never by a path',
    from: { path: '^(shared/[^/]+|shell|mf-[^/]+|api|e2e)/' },
    to: {
      path: '^(shared/[^/]+|shell|mf-[^/]+|api|e2e)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'remote-to-remote',
    comment: 'A remote knows no other remote, not even a type of it',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'anything-to-shell',
    comment: 'Nobody imports the shell',
    from: { pathNot: '^shell/' },
    to: { path: '^shell/' },
  },
  {
    name: 'shell-to-remote',
    comment: 'The shell meets remotes by federation at run time only',
    from: { path: '^shell/' },
    to: { path: '^mf-[^/]+/' },
  },
  {
    name: 'shared-to-app',
    comment: 'Shared code knows none of its users',
    from: { path: '^shared/' },
    to: { path: '^(mf-[^/]+|shell|api|e2e)/' },
  },
  {
    name: 'app-to-app',
    comment: 'Shell, remotes and e2e meet the api over the wire only, and nobody imports e2e',
    from: { path: '^(mf-[^/]+|shell|api|e2e)/' },
    to: { path: '^(api|e2e)/', pathNot: '^$1/' },
  },
  {
    name: 'tooling-stays-outside',
    comment: 'Tools are for building and testing, no part of what is delivered',
    from: { path: '^(shared/(?!tooling/)[^/]+|shell|mf-[^/]+|api)/src/', ...NOT_TESTS },
    to: { path: '^shared/tooling/' },
  },

  {
    name: 'domain-pure',
    comment: 'What is true on paper needs date-fns at most',
    from: { path: '^shared/domain/', ...NOT_TESTS },
    to: { pathNot: ['^shared/domain/', '(^|/)node_modules/date-fns/'] },
  },
  sharedPackage('contracts', 'domain'),
  sharedPackage('api-client', 'domain', 'contracts'),
  sharedPackage('i18n', 'domain'),
  sharedPackage('ui', 'i18n'),
  sharedPackage('remote-kit', 'domain', 'contracts', 'i18n'),
  sharedPackage('parts', 'domain', 'contracts', 'remote-kit', 'ui', 'i18n'),
  sharedPackage('object-store'),
  sharedPackage('release', 'domain', 'remote-kit', 'object-store'),
  {
    name: 'object-store-users',
    comment: 'Objects are stored by the storage of releases and by the storage of files of the api',
    from: {
      pathNot: ['^shared/(object-store|release|tooling)/', '^api/src/(config|providers/files)/', TESTS],
    },
    to: { path: '^shared/object-store/' },
  },
  sharedPackage('telemetry'),
  {
    name: 'contracts-types-only',
    comment: 'A browser needs the types of the contracts, not the schemas',
    from: { path: BROWSER, ...NOT_TESTS },
    to: { path: '^shared/contracts/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'remote-kit-types-only',
    comment: 'remote-kit takes types of domain',
    from: { path: '^shared/remote-kit/', ...NOT_TESTS },
    to: { path: '^shared/domain/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'release-types-only',
    comment: 'The registry takes types of remote-kit',
    from: { path: '^shared/release/', ...NOT_TESTS },
    to: { path: '^shared/remote-kit/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'release-users',
    comment: 'The registry is used by composition, mixer, server and the command line',
    from: { pathNot: ['^shared/(release|tooling)/', '^shell/(src/(composition|mixer)|server)/', TESTS] },
    to: { path: '^shared/release/' },
  },
  {
    name: 'telemetry-users',
    comment: 'Traces and metrics are recorded by servers',
    from: { pathNot: ['^shared/(telemetry|tooling)/', '^(shell/server|api/src)/', TESTS] },
    to: { path: '^shared/telemetry/' },
  },
  {
    name: 'testing-in-tests',
    comment: 'Test tools are for tests and the gallery; the cast of people also for seeds',
    from: {
      pathNot: [
        TESTS,
        '^api/(demo/seeds|bench|prove)/',
        '^shared/contracts/src/testing/',
        '^shared/tooling/gallery/',
      ],
    },
    to: { path: '^shared/(testing|contracts/src/testing|object-store/src/test)/' },
  },

  ...remoteLayer('rules', { packages: ['domain', 'contracts'], folders: ['rules'] }),
  {
    name: 'remote-rules-pure',
    comment: 'Rules are pure functions: no libraries',
    from: { path: remoteFolder('rules'), ...NOT_TESTS },
    to: { path: '(^|/)node_modules/' },
  },
  ...remoteLayer('data', {
    packages: ['domain', 'contracts', 'api-client', 'remote-kit'],
    folders: ['data', 'rules'],
  }),
  ...remoteLayer('slots', {
    packages: ['domain', 'contracts', 'remote-kit', 'ui', 'parts', 'i18n'],
    folders: ['data', 'rules', 'components', 'features', 'slots'],
  }),
  {
    name: 'remote-slots-apart',
    comment: 'A slot imports no other slot',
    from: { path: '^(mf-[^/]+/src)/slots/([^/]+)/' },
    to: { path: '^$1/slots/', pathNot: '^$1/slots/$2/' },
  },
  ...remoteLayer('components', {
    packages: ['domain', 'contracts', 'remote-kit', 'ui', 'parts', 'i18n'],
    folders: ['components', 'rules'],
  }),
  ...remoteLayer('features', {
    packages: ['domain', 'contracts', 'remote-kit', 'ui', 'parts', 'i18n'],
    folders: ['data', 'rules', 'components', 'features'],
  }),
  {
    name: 'remote-features-by-index',
    comment: 'A feature or slot enters another feature by its index.ts',
    from: { path: '^(mf-[^/]+/src)/(features|slots)/([^/]+)/', ...NOT_TESTS },
    to: {
      path: '^$1/features/',
      pathNot: ['^$1/$2/$3/', String.raw`^$1/features/[^/]+/index\.tsx?$`],
    },
  },
  {
    name: 'remote-placed',
    comment: 'Every source file of a remote lies in a folder that a rule places',
    module: {
      path: '^mf-[^/]+/src/',
      pathNot: [
        '^mf-[^/]+/src/(rules|data|components)/',
        '^mf-[^/]+/src/(features|slots)/[^/]+/',
        String.raw`^mf-[^/]+/src/(remote|routes|server|server-messages)\.tsx?$`,
        TESTS,
      ],
      numberOfDependentsLessThan: 100,
    },
    from: {},
  },
  {
    name: 'remote-network',
    comment: 'Only data and server.ts touch the network',
    from: {
      path: '^mf-[^/]+/',
      pathNot: [remoteFolder('data'), String.raw`^mf-[^/]+/src/server\.ts$`, TESTS],
    },
    to: { path: '^shared/api-client/' },
  },
  {
    name: 'remote-server-shared',
    comment: 'server.ts imports domain, contracts, api-client, remote-kit, i18n',
    from: { path: String.raw`^mf-[^/]+/src/server\.ts$` },
    to: { path: shared('domain', 'contracts', 'api-client', 'remote-kit', 'i18n') },
  },
  {
    name: 'remote-server-own',
    comment: 'server.ts imports its own rules, data, features and the routes that it renders',
    from: { path: String.raw`^(mf-[^/]+)/src/server\.ts$` },
    to: { path: String.raw`^$1/src/((components|slots)/|remote\.tsx?$)` },
  },
  {
    name: 'remote-config-alone',
    comment: 'remote.config.ts is read by everybody and needs nothing but its type',
    from: { path: String.raw`^mf-[^/]+/remote\.config\.ts$` },
    to: { pathNot: '^shared/remote-kit/src/config/' },
  },

  ...SHELL_ORDER.slice(1).map((name, at) => shellFolder(name, at + 1)),
  {
    name: 'shell-placed',
    comment: 'Every source file of the shell lies in a folder of its order',
    from: {},
    module: {
      path: String.raw`^shell/.*\.(ts|tsx|mts|mjs)$`,
      pathNot: [
        ...SHELL_ORDER.map(shellPath).filter((folder) => folder !== '^shell/src/features/'),
        '^shell/src/features/[^/]+/',
        String.raw`^shell/src/features/(load|with)-page-messages\.tsx?$`,
        ...SHELL_BESIDE,
        TESTS,
      ],
      numberOfDependentsLessThan: 100,
    },
  },
  {
    name: 'shell-features-by-index',
    comment:
      'A feature of the shell imports another by its index.ts or the file that opens it, and the sign-in layout',
    from: { path: '^shell/src/features/([^/]+)/', ...NOT_TESTS },
    to: {
      path: '^shell/src/features/[^/]+/',
      pathNot: [
        '^shell/src/features/($1|sign-in-layout)/',
        String.raw`^shell/src/features/[^/]+/(index|open-[^/]+)\.tsx?$`,
      ],
    },
  },
  {
    name: 'shell-network',
    comment: "Only the shell's session and data touch the network",
    from: { path: '^shell/src/', pathNot: ['^shell/src/(session|data)/', TESTS] },
    to: { path: '^shared/api-client/' },
  },

  {
    name: 'api-shared',
    comment:
      'The api imports domain, contracts, object-store, telemetry, and of i18n the entries without React',
    from: { path: '^api/', ...NOT_TESTS },
    to: {
      path: '^shared/',
      pathNot: String.raw`^shared/(domain/|contracts/|object-store/|telemetry/|i18n/src/((server|sites)\.ts|typography\.mjs)$)`,
    },
  },
  {
    name: 'api-without-react',
    comment: 'Nothing of a browser in the api',
    from: { path: '^api/' },
    to: { path: '(^|/)node_modules/(react|react-dom|react-intl|styled-components|swr)/' },
  },
  {
    name: 'api-placed',
    comment: 'Every file of the api lies in a folder that a rule speaks of',
    from: {},
    module: {
      path: '^api/',
      pathNot: [
        String.raw`^api/src/(main|app)(\.test)?\.ts$`,
        '^api/src/(composition|commands|plugins|core|config|database|sandbox)/',
        '^api/src/(modules|providers)/[^/]+/',
        '^api/(demo|messages|test|bench|prove)/',
      ],
      numberOfDependentsLessThan: 100,
    },
    from: {},
  },
  ...Object.entries(API_FOLDERS).map(([name, others]) => apiFolder(name, others)),
  {
    name: 'api-module-by-service',
    comment: 'A module of the api enters another by its service',
    from: { path: '^api/src/modules/([^/]+)/', ...NOT_TESTS },
    to: {
      path: '^api/src/modules/',
      pathNot: ['^api/src/modules/$1/', String.raw`^api/src/modules/[^/]+/[^/]+\.service\.ts$`],
    },
  },
  {
    name: 'api-provider-apart',
    comment: 'A port of the api knows no other port',
    from: { path: '^api/src/providers/([^/]+)/', pathNot: `${TESTS}|^api/src/providers/owner-accounts/` },
    to: { path: '^api/src/providers/', pathNot: '^api/src/providers/$1/' },
  },
  {
    name: 'api-owner-accounts-apart',
    comment: 'Owners are paid by the provider of payments: its client and wire are shared, nothing else',
    from: { path: '^api/src/providers/owner-accounts/', ...NOT_TESTS },
    to: { path: '^api/src/providers/', pathNot: '^api/src/providers/(owner-accounts|payments)/' },
  },
  {
    name: 'api-core-types-only',
    comment: 'core takes types of settings and database',
    from: { path: '^api/src/core/', ...NOT_TESTS },
    to: { path: '^api/src/(config|database)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'api-lazily',
    comment: 'Sandbox and demo are loaded when they are asked for, not when the api starts',
    from: { path: '^api/src/(commands|composition)/', ...NOT_TESTS },
    to: { path: '^api/(demo|src/sandbox)/', dynamic: false },
  },

  {
    name: 'e2e-is-a-stranger',
    comment: 'A journey knows domain and contracts, and the site as everybody sees it',
    from: { path: '^e2e/' },
    to: { path: shared('domain', 'contracts') },
  },

  homeOf('@opentelemetry', 'shared/telemetry'),
  homeOf('axios', 'shared/api-client'),
  homeOf('aws-sdk', 'shared/object-store', '@aws-sdk'),
  homeOf(
    'react-aria',
    'shared/ui',
    '(react-aria(-components)?|react-stately|@react-aria|@internationalized)',
  ),
  homeOf('lucide-react', 'shared/ui'),
  homeOf('react-router', 'shared/remote-kit'),
  homeOf('single-spa-react', 'shared/remote-kit'),
  homeOf('single-spa', 'shell'),
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|(?<!^(shell/server|e2e)/)releases|\.campavia|coverage|reports)/` },
    // Without it `import type` is invisible and types leak.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Without `exports` our own packages cannot be seen, and everything passes in silence.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'require', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
