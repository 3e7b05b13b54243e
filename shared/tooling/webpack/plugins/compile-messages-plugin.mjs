import { compileMessages } from '../../messages/compile.mjs';

/** Compiles the catalogues before the build reads them. */
export class CompileMessagesPlugin {
  #options;

  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { part, sources } = this.#options;
    const compile = () => compileMessages({ directory: part.directory, sources });
    compiler.hooks.beforeRun.tapPromise('CompileMessagesPlugin', compile);
    compiler.hooks.watchRun.tapPromise('CompileMessagesPlugin', compile);
  }
}
