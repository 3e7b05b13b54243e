import { writeRelease } from '../../release/write-release.mjs';
import { PortablePathsPlugin } from './portable-paths-plugin.mjs';
import { sharedOf } from '../shared-modules.mjs';

const CATALOGUE = /[\\/]messages[\\/]compiled[\\/]([a-z-]+)\.json$/;

function filesOf(chunks, ending) {
  return [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith(ending));
}

function cataloguesIn(compilation) {
  const catalogues = {};
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const language = CATALOGUE.exec(module.resource ?? '')?.[1];
      if (language) catalogues[language] = filesOf([chunk], '.js')[0];
    }
  }
  return catalogues;
}

/** Scripts by the chunk name in a screen's import. */
function namedScripts(compilation) {
  const named = [...compilation.namedChunkGroups].map(([name, group]) => [
    name,
    filesOf(group.chunks, '.js'),
  ]);
  return Object.fromEntries(named);
}

/** A module and the modules that were concatenated into it. */
function withInner(module) {
  return [module, ...(module.modules ?? [])];
}

function resourcesOf(modules) {
  return [...modules]
    .flatMap(withInner)
    .flatMap(({ resource }) => (resource ? [resource.split('?')[0]] : []));
}

/** The files of which some code is in the release; an unused file is in no chunk. */
function containedFiles({ chunks, chunkGraph }) {
  return [...chunks].flatMap((chunk) => resourcesOf(chunkGraph.getChunkModulesIterable(chunk)));
}

/** Names of emitted pictures by their source. */
function assetsIn({ modules }) {
  const emitted = [...modules].flatMap(withInner).filter(({ buildInfo }) => buildInfo?.filename);
  return new Map(emitted.map(({ resource, buildInfo }) => [resource, buildInfo.filename]));
}

/** The modules that a remote uses from the share scope. */
function importedModules({ modules }) {
  const taken = [...modules].filter(({ type }) => type === 'consume-shared-module');
  return taken.map(({ options }) => options.shareKey);
}

/** Turns a build into a release: the same from the same sources, with the server bundle and `release.json`. */
export class ReleasePlugin {
  #options;

  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { part, entry, group, preloaded = [] } = this.#options;
    new PortablePathsPlugin(part.root).apply(compiler);
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const chunksOf = (name) => compilation.namedChunkGroups.get(name)?.chunks ?? [];
      const atOnce = chunksOf(group);
      const scripts = [atOnce, ...preloaded.map(chunksOf)].flatMap((chunks) => filesOf(chunks, '.js'));
      await writeRelease(part, {
        entry,
        scripts: [...new Set(scripts)].filter((file) => file !== entry),
        styles: filesOf(atOnce, '.css'),
        named: namedScripts(compilation),
        messages: cataloguesIn(compilation),
        shared: sharedOf(part, importedModules(compilation)),
        sources: resourcesOf(compilation.modules),
        contained: containedFiles(compilation),
        assets: assetsIn(compilation),
      });
    });
  }
}
