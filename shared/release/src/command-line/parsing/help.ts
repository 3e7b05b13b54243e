import { wrap } from '../output/wrap-text';
import { optionsOf } from './parse-command';
import type { CommandDefinition } from './command-definition';

const PROGRAM = 'npm run release --';

/** Help of all commands. */
export function helpOfAll(verbs: readonly CommandDefinition[]): string[] {
  const shown = verbs.filter(({ isHidden }) => !isHidden);
  const width = Math.max(...shown.map(({ name }) => name.length));
  return [
    `${PROGRAM} <command> …`,
    '',
    ...shown.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `More on one of them: ${PROGRAM} <command> --help`,
    'Exit codes: 0 done, 1 refused by rules or proof, 2 wrong usage,',
    '3 site or database away, 4 somebody else wrote meanwhile',
  ];
}

/** Full help of one command. */
export function helpOf(verb: CommandDefinition): string[] {
  const options = Object.entries(optionsOf(verb)).map(([name, { placeholder, summary }]) => ({
    left: placeholder ? `--${name} ${placeholder}` : `--${name}`,
    summary,
  }));
  const width = Math.max(...options.map(({ left }) => left.length));
  const examples = (verb.examples ?? []).map((example) => `  ${PROGRAM} ${example}`);
  return [
    ...linesOfUsage(verb),
    '',
    ...wrap(`${verb.summary[0]?.toUpperCase()}${verb.summary.slice(1)}. ${verb.more ?? ''}`.trim()),
    '',
    ...options.flatMap(({ left, summary }) => {
      const indent = ' '.repeat(width + 4);
      return wrap(summary, `  ${left.padEnd(width)}  `, indent);
    }),
    ...(examples.length > 0 ? ['', 'For example', ...examples] : []),
  ];
}

/** One line per form of usage. */
function linesOfUsage({ name, usage }: CommandDefinition): string[] {
  return usage
    .split(' | ')
    .flatMap((way) => wrap(way, `${PROGRAM} ${name} `, ' '.repeat(6)))
    .map((line) => line.trimEnd());
}
