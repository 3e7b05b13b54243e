import { transform } from '@formatjs/ts-transformer';
import typescript from 'typescript';

const { ModuleKind, ScriptTarget, transpileModule } = typescript;

/**
 * Strips what only translators read from `*.messages.ts`, and the texts themselves where a catalogue has
 * them; texts that stay are parsed ahead, because a page carries no parser.
 *
 * @this {import('webpack').LoaderContext<{hasCatalogue: boolean}>}
 * @param {string} source
 * @returns {string}
 */
export default function messageLoader(source) {
  const { hasCatalogue } = this.getOptions();
  const { outputText } = transpileModule(source, {
    fileName: this.resourcePath,
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, verbatimModuleSyntax: true },
    transformers: {
      before: [transform({ ast: true, preserveWhitespace: true, removeDefaultMessage: hasCatalogue })],
    },
  });
  return outputText;
}
