import { ESLint } from 'eslint';

import { lintRules } from './index.mjs';

/** Lints pieces of code as if they were files: `[{path, code}]` on stdin, the broken rules of each on stdout. */
async function read(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const pieces = await read(process.stdin);
const files = [...new Set(pieces.map((piece) => piece.path))].filter((path) => /\.tsx?$/.test(path));
const service = {
  allowDefaultProject: files,
  maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 99,
};

const eslint = new ESLint({
  overrideConfigFile: true,
  baseConfig: lintRules,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: service } },
  },
});

const broken = [];
for (const { path, code } of pieces) {
  const results = await eslint.lintText(code, { filePath: path });
  const messages = results.flatMap((result) => result.messages);
  broken.push([...new Set(messages.map((message) => message.ruleId ?? message.message))]);
}
process.stdout.write(JSON.stringify(broken));
