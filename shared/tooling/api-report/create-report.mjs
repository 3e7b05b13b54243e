import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

import { formatText } from '../format/format-text.mjs';
import { writeDeclarations } from './declarations.mjs';

const COMPILER = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  jsx: 'react-jsx',
  skipLibCheck: true,
};
const SILENT_MESSAGES = { default: { logLevel: 'none' } };
/** Warnings about comments, which do not matter for this report. */
const IGNORED_MESSAGES = /^[ \t]*\/\/ (\(undocumented\)|@public.*|\(No @packageDocumentation.*)\n/gm;

function settingsOf({ folder, declaration, reports }) {
  const tsconfig = { compilerOptions: { ...COMPILER, strict: true, types: [] }, files: [declaration] };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declaration,
      compiler: { overrideTsconfig: tsconfig },
      apiReport: {
        enabled: true,
        reportFileName: 'report.api.md',
        reportFolder: reports,
        reportTempFolder: path.join(reports, 'draft'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: SILENT_MESSAGES, tsdocMessageReporting: SILENT_MESSAGES },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
  });
}

function surfaceOf({ compilerState, ...options }) {
  const errors = [];
  mkdirSync(options.reports, { recursive: true });
  Extractor.invoke(settingsOf(options), {
    localBuild: true,
    compilerState,
    messageCallback(message) {
      if (message.logLevel === 'error') errors.push(message.text);
      message.handled = true;
    },
  });
  if (errors.length > 0) throw new Error(`No report of ${options.declaration}:\n${errors.join('\n')}`);
  const report = readFileSync(path.join(options.reports, 'report.api.md'), 'utf8').replaceAll('\r\n', '\n');
  const [, surface = ''] = /```ts\n([\s\S]*)```/.exec(report) ?? [];
  return surface
    .replace(IGNORED_MESSAGES, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Reads the types of all entries, which takes seconds. */
function compileOnce([first, ...others]) {
  const additionalEntryPoints = others.map(({ declaration }) => declaration);
  return first && CompilerState.create(settingsOf(first), { additionalEntryPoints });
}

/**
 * The public surface of a package as text. The same surface always gives the same text, so that a change shows as a
 * diff.
 *
 * @param {string} folder the package's
 * @returns {Promise<string>} markdown
 */
export async function createReport(folder) {
  const { name, exports: doors } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(doors).filter(([, file]) => existsSync(path.join(folder, file)));
  const output = path.join(folder, 'dist/api-report');
  writeDeclarations({ folder, output, files: entries.map(([, file]) => path.join(folder, file)) });
  const declared = entries.map(([door, file]) => ({
    door,
    folder,
    declaration: path.join(output, file.replace(/\.tsx?$/, '.d.ts')),
    reports: path.join(output, 'reports', door),
  }));
  const compilerState = compileOnce(declared);
  const chapters = declared.map(({ door, ...options }) => {
    const surface = surfaceOf({ ...options, compilerState });
    return `## ${path.posix.join(name, door)}\n\n\`\`\`ts\n${surface}\n\`\`\`\n`;
  });
  const report = `# What ${name} promises\n\nWritten by \`npm run api-report\`.\n\n${chapters.join('\n')}`;
  return formatText({ file: 'api-report.md', text: report });
}
