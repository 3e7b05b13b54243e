import { existsSync, watch } from 'node:fs';
import path from 'node:path';

import { compileContent } from '../../content/compile-content.mjs';
import { compileMessages } from '../../messages/compile.mjs';

/** Editors write a file in several steps. */
const PAUSE_MS = 100;

/**
 * Compiles the catalogues, and the texts of pages, before the build reads them, and again when such a text is edited.
 */
export class CompileMessagesPlugin {
  #options;

  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { part, sources } = this.#options;
    const compile = async () => {
      await compileMessages({ directory: part.directory, sources });
      compileContent(part.directory);
    };
    let stop;
    compiler.hooks.beforeRun.tapPromise('CompileMessagesPlugin', compile);
    compiler.hooks.watchRun.tapPromise('CompileMessagesPlugin', async () => {
      await compile();
      stop ??= watchContent(part.directory);
    });
    compiler.hooks.watchClose.tap('CompileMessagesPlugin', () => stop?.());
  }
}

/** The build itself watches the compiled files. */
function watchContent(directory) {
  const texts = path.join(directory, 'content');
  if (!existsSync(texts)) return () => undefined;
  let timer;
  const watcher = watch(texts, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => tryCompiling(directory), PAUSE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function tryCompiling(directory) {
  try {
    compileContent(directory);
  } catch (error) {
    console.error(error.message);
  }
}
