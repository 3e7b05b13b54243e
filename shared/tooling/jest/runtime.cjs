const { default: JestRuntime } = require('jest-runtime');

const { compileModule } = require('./compile-module.cjs');
const { LayeredRegistry } = require('./lasting-modules.cjs');

/** Files of packages, which do not change while tests run; workspaces are resolved to their real paths. */
const INSTALLED = /[\\/]node_modules[\\/]/;
/** Jest's transformed source of these files, by file. All projects transform them alike. */
const transformed = new Map();

/**
 * Jest reads, transforms and compiles all modules of each test file again. This runtime does it once in a worker; each
 * test file still runs its modules in its own context, except in an environment whose modules stay loaded. It overrides
 * methods that Jest does not document, so its test must be run with each new version of Jest.
 */
module.exports = class SharingRuntime extends JestRuntime {
  constructor(...options) {
    super(...options);
    shareScripts(this.executor);
    shareTransforms(this.transformCache);
    const [, environment] = options;
    if (environment.lastingModules) shareModules(this, environment);
  }

  // A module that stays loaded was loaded by an earlier file's runtime and uses that runtime for its lazy imports.
  requireModuleOrMock(from, moduleName) {
    const { current, lastingModules } = this._environment;
    const isOfEarlier = lastingModules && current !== this && lastingModules.has(from);
    return isOfEarlier
      ? current.requireModuleOrMock(from, moduleName)
      : super.requireModuleOrMock(from, moduleName);
  }
};

function shareModules(runtime, environment) {
  runtime.registries.moduleRegistry = new LayeredRegistry(environment.lastingModules);
  runtime.transformCache.sourceMaps = environment.sourceMaps;
  environment.current = runtime;
}

function shareScripts(executor) {
  const compileAlone = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext();
    if (context === null) return null;
    const parameters = executor.injectedModuleParameters;
    try {
      return compileModule({ source, filename, parameters }).runInContext(context);
    } catch {
      // Jest formats a syntax error.
      return compileAlone(source, filename);
    }
  };
}

function shareTransforms(cache) {
  const transformAlone = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule || !INSTALLED.test(filename)) return transformAlone(filename, options);
    if (!transformed.has(filename)) {
      transformAlone(filename, options);
      transformed.set(filename, cache.transforms.get(filename));
    }
    const file = transformed.get(filename);
    cache.transforms.set(filename, file);
    return file.code;
  };
}
