import ts from 'typescript';

import { findCrowdedFolders, isSource, measureParts } from './measure-sources.mjs';

/** Maximum number of source files in a folder. */
export const MAX_FILES = 20;
/** Per cent of lines. */
const MAX_COMMENTS = 4;
const MAX_GLOSSARY_LINES = 60;
const MAX_DECISION_LINES = 60;

/** Folders that contain more files, each with the reason. */
export const CROWDED = {
  'api/test':
    'one fixture or fake per file; tests of every module import them, and each is looked up by its name',
  'shared/api-client/src': 'one file per noun of the api, each read on its own',
  'shared/ui/src/core': 'one file per widget, each beside its stories; the index lists them',
};

/** A possible occurrence; only the parser knows whether it is code, a string or a comment. */
const SPREAD_LITERAL = /\.\.\.\s*\(*\{/;

/**
 * Checks of the tree as a whole.
 *
 * @param {{files: string[], read: (file: string) => string, crowded?: Record<string, string>}} tree paths from the
 * root; `crowded`: folders that may contain more files, with the reason
 * @returns {{name: string, problems: string[]}[]}
 */
export function checkStructure({ files, read, crowded = CROWDED }) {
  const sources = files.filter(isSource).map((file) => ({ file, text: read(file) }));
  const parts = measureParts(sources);
  return [
    { name: 'folders', problems: folderProblems(files.filter(isSource), crowded) },
    { name: 'spreads', problems: sources.flatMap(spreadProblems) },
    {
      name: 'comments',
      problems: parts
        .filter(({ commentShare }) => commentShare > MAX_COMMENTS)
        .map(
          ({ part, commentShare }) =>
            `${part}: ${commentShare.toFixed(1)} % of its lines are comments; at most ${MAX_COMMENTS} %`,
        ),
    },
    { name: 'documents', problems: documentProblems(files, read) },
  ];
}

function folderProblems(sources, crowded) {
  const found = findCrowdedFolders(sources, MAX_FILES);
  const unknown = found
    .filter(({ folder }) => !crowded[folder])
    .map(({ folder, count }) => `${folder} contains ${count} source files; at most ${MAX_FILES}`);
  const needless = Object.keys(crowded)
    .filter((folder) => !found.some((each) => each.folder === folder))
    .map((folder) => `${folder} is listed as a folder with many files, but is not one`);
  return [...unknown, ...needless];
}

/** Spreading a literal only puts several properties on one line. */
function spreadProblems({ file, text }) {
  if (!SPREAD_LITERAL.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const problems = [];
  const visit = (node) => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
    if (isSpread && ts.isObjectLiteralExpression(ts.skipParentheses(node.expression))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      problems.push(`${file}:${line + 1} spreads an object literal`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function documentProblems(files, read) {
  const limits = files.flatMap((file) => {
    if (file === 'GLOSSARY.md') return [[file, MAX_GLOSSARY_LINES]];
    return file.startsWith('docs/decisions/') ? [[file, MAX_DECISION_LINES]] : [];
  });
  return limits.flatMap(([file, most]) => {
    const count = read(file).trimEnd().split('\n').length;
    return count > most ? [`${file} has ${count} lines; at most ${most}`] : [];
  });
}
