/** Modules that the shell provides, directly or inside another module: a remote must not contain them. */
const PROVIDED = [
  /node_modules\/(react|react-dom|styled-components|swr|react-intl|react-router|single-spa(-react)?|axios)\//,
  /node_modules\/(react-aria(-components)?|react-stately|@react-aria|@internationalized)\//,
  /shared\/ui\/src\/(?!(icons|browser)\/)/,
  /shared\/remote-kit\/src\/(?!(config|first-interaction|listing-events|messages|text-search)\/)/,
  /shared\/i18n\/src\/(?!(catalogues|sites)\.)/,
  /shared\/api-client\/src\/core\//,
  /shared\/parts\/src\/(?!(booking-list|contract-sheet|fields|heart|owner-insurance|payment-logos|price-breakdown|rail|review-form|sharing|signed-in|step-line|vehicle-form|vehicle-pictures|viewed)\/)/,
  /node_modules\/typebox\//,
];

function isProvidedByShell(module) {
  const file = (module.resource ?? '').replaceAll('\\', '/');
  return PROVIDED.some((pattern) => pattern.test(file));
}

function explain(module, compilation) {
  const importer = compilation.moduleGraph.getIssuer(module)?.resource;
  return `${module.resource} would be copied into the remote, but the shell provides it (imported by ${importer})`;
}

/** Fails the build of a remote that would contain a copy of a module that the shell provides. */
export class NoDuplicatesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NoCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoCopiesPlugin', (modules) => {
        const copies = [...modules].filter(isProvidedByShell);
        const first = copies.filter((module) => !copies.includes(compilation.moduleGraph.getIssuer(module)));
        for (const module of first) {
          compilation.errors.push(new compiler.webpack.WebpackError(explain(module, compilation)));
        }
      });
    });
  }
}
