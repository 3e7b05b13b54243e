import { findCrowdedFolders, isSource, measureParts } from './measure-sources.mjs';

/** Source files that a folder holds at most. */
const MOST_FILES = 20;
/** Per cent of lines. */
const MOST_COMMENTS = 4;
const MOST_GLOSSARY_LINES = 60;
const MOST_DECISION_LINES = 60;

/** Folders that hold more files, each with the reason. */
export const CROWDED = {};

/**
 * Checks that hold for the tree as a whole.
 *
 * @param {{files: string[], read: (file: string) => string, crowded?: Record<string, string>}} tree paths from the
 *   root; `crowded`: folders that may hold more files, with the reason
 * @returns {{name: string, problems: string[]}[]}
 */
export function checkStructure({ files, read, crowded = CROWDED }) {
  const sources = files.filter(isSource);
  const parts = measureParts(sources.map((file) => ({ file, text: read(file) })));
  return [
    { name: 'folders', problems: folderProblems(sources, crowded) },
    {
      name: 'comments',
      problems: parts
        .filter(({ commentShare }) => commentShare > MOST_COMMENTS)
        .map(
          ({ part, commentShare }) =>
            `${part}: ${commentShare.toFixed(1)} % of its lines are comments; at most ${MOST_COMMENTS} %`,
        ),
    },
    { name: 'documents', problems: documentProblems(files, read) },
  ];
}

function folderProblems(sources, crowded) {
  const found = findCrowdedFolders(sources, MOST_FILES);
  const unknown = found
    .filter(({ folder }) => !crowded[folder])
    .map(({ folder, count }) => `${folder} holds ${count} source files; at most ${MOST_FILES}`);
  const needless = Object.keys(crowded)
    .filter((folder) => !found.some((each) => each.folder === folder))
    .map((folder) => `${folder} is listed as a folder with many files, and is none`);
  return [...unknown, ...needless];
}

function documentProblems(files, read) {
  const limits = files.flatMap((file) => {
    if (file === 'GLOSSARY.md') return [[file, MOST_GLOSSARY_LINES]];
    return file.startsWith('docs/decisions/') ? [[file, MOST_DECISION_LINES]] : [];
  });
  return limits.flatMap(([file, most]) => {
    const count = read(file).trimEnd().split('\n').length;
    return count > most ? [`${file} has ${count} lines; at most ${most}`] : [];
  });
}
