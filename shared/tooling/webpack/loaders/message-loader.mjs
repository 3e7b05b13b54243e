import { transform } from '@formatjs/ts-transformer';
import typescript from 'typescript';

const { ModuleKind, ScriptTarget, transpileModule } = typescript;

/**
 * Removes descriptions for translators from `*.messages.ts`, and the texts themselves if a catalogue has them;
 * remaining texts are parsed in advance, because a page contains no parser.
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
