import path from 'node:path';

const VAGUE_NAMES = /^(?:.*-)?(utils?|helpers?|common|misc|lib|managers?)$/;
const VERSION_SUFFIXES = /-(v\d+|new|old|legacy)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that tools require. */
const REQUIRED_NAMES = /^(README|ARCHITECTURE|CONTRIBUTING|GLOSSARY)$/;

function stemOf(segment) {
  return segment.replace(/^\.+/, '').split('.')[0];
}

function problemOf(name) {
  if (VAGUE_NAMES.test(name)) return 'vague';
  if (VERSION_SUFFIXES.test(name)) return 'version';
  return KEBAB.test(name) || REQUIRED_NAMES.test(name) ? undefined : 'kebab';
}

/** Files and folders are in kebab-case and named after their content. */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      vague: '"{{name}}" is too vague: name the file or folder for its content',
      version: '"{{name}}" contains a version: there is only one',
      kebab: '"{{name}}" is not kebab-case',
    },
  },
  create(context) {
    return {
      Program(node) {
        const segments = path.relative(context.cwd, context.filename).split(path.sep);
        for (const name of segments.map(stemOf).filter(Boolean)) {
          const messageId = problemOf(name);
          if (messageId) context.report({ node, messageId, data: { name } });
        }
      },
    };
  },
};
