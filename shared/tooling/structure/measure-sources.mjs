const SOURCE = /\.(ts|tsx|mjs)$/;
const NO_SOURCE = /(\.(test|spec|stories|messages|styles|d)\.tsx?|\.test\.mjs)$/;
const GENERATED = /\/(migrations|messages|generated|journeys|templates)\//;

/**
 * @typedef {object} Source
 * @property {string} file path from the root
 * @property {string} text
 */

/**
 * @typedef {object} PartMeasures
 * @property {string} part
 * @property {number} files
 * @property {number} medianLines @property {number} longestLines @property {string} longestFile
 * @property {number} longestFunction lines
 * @property {number} commentShare of all lines that are not blank, in per cent
 */

/** Whether a file counts as a source: no test, story, catalogue or generated file. */
export function isSource(file) {
  return file.includes('/') && SOURCE.test(file) && !NO_SOURCE.test(file) && !GENERATED.test(`/${file}`);
}

/** `shared/ui` of `shared/ui/src/core/button.tsx`, `api` of `api/src/app.ts`. */
export function partOf(file) {
  const [first, second] = file.split('/');
  return first === 'shared' ? `${first}/${second}` : first;
}

/**
 * Measures every part.
 *
 * @param {Source[]} sources
 * @returns {PartMeasures[]}
 */
export function measureParts(sources) {
  const parts = [...new Set(sources.map(({ file }) => partOf(file)))].sort();
  return parts.map((part) =>
    measurePart(
      part,
      sources.filter(({ file }) => partOf(file) === part),
    ),
  );
}

function measurePart(part, sources) {
  const measured = sources.map(({ file, text }) => ({ file, ...measureText(text, isPublic(part)) }));
  const byLength = measured.sort((one, other) => one.lines - other.lines);
  const longest = byLength.at(-1);
  const sum = (name) => measured.reduce((total, each) => total + each[name], 0);
  return {
    part,
    files: measured.length,
    medianLines: byLength[Math.floor(byLength.length / 2)].lines,
    longestLines: longest.lines,
    longestFile: longest.file,
    longestFunction: Math.max(...measured.map(({ longestFunction }) => longestFunction)),
    commentShare: (100 * sum('comments')) / Math.max(1, sum('filled')),
  };
}

/** Documentation comments of exports of these parts are not counted as comments. */
function isPublic(part) {
  return part.startsWith('shared/') || part === 'api';
}

/**
 * @param {string} text @param {boolean} isDocumented whether documentation of exports and members does not count
 * @returns {{lines: number, filled: number, comments: number, longestFunction: number}}
 */
export function measureText(text, isDocumented) {
  const lines = text.split('\n').map((line) => line.trim());
  const blocks = commentBlocks(lines);
  const counted = blocks.filter(({ end }) => !(isDocumented && documentsExport(lines, end)));
  return {
    lines: lines.length,
    filled: lines.filter(Boolean).length,
    comments: counted.reduce((total, { begin, end }) => total + end - begin + 1, 0),
    longestFunction: longestFunctionOf(text.split('\n')),
  };
}

function commentBlocks(lines) {
  const blocks = [];
  for (let index = 0; index < lines.length; index += 1) {
    const begin = index;
    if (lines[index].startsWith('/*')) {
      while (index < lines.length - 1 && !lines[index].includes('*/')) index += 1;
      blocks.push({ begin, end: index });
    } else if (lines[index].startsWith('//')) blocks.push({ begin, end: index });
  }
  return blocks;
}

function documentsExport(lines, end) {
  const isDocumentation = lines[end].endsWith('*/');
  const next = lines.slice(end + 1).find(Boolean) ?? '';
  return isDocumentation && /^(export\b|(readonly |static |async )?[\w'[\]#?]+\??[:(<])/.test(next);
}

/** Length of top-level functions: from their line to the closing brace in the same column. */
function longestFunctionOf(lines) {
  let longest = 0;
  lines.forEach((line, index) => {
    if (!/^(export )?(default )?(async )?function\b/.test(line)) return;
    const end = lines.findIndex((other, at) => at > index && other.startsWith('}'));
    if (end > index) longest = Math.max(longest, end - index + 1);
  });
  return longest;
}

/**
 * Folders with more source files than a reader can survey.
 *
 * @param {string[]} files @param {number} most
 * @returns {{folder: string, count: number}[]} the fullest first
 */
export function findCrowdedFolders(files, most) {
  const counts = new Map();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts].filter(([, count]) => count > most);
  return crowded.map(([folder, count]) => ({ folder, count })).sort((one, other) => other.count - one.count);
}
