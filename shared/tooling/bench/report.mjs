import { formatText } from '../format/format-text.mjs';

/**
 * The results of a run as Markdown.
 *
 * @param {{date: string, machine: string[], site?: object, results: {title: string, text: string}[]}} found
 */
export function writeReport({ date, machine, site, results }) {
  const text = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${date}. Figures of one machine: compare the ratios, not the milliseconds.`,
    '',
    ...machine.map((line) => `- ${line}`),
    ...(site ? describe(site) : []),
    ...results.flatMap(({ title, text: body }) => ['', `## ${title}`, '', body]),
  ].join('\n');
  return formatText({ file: 'bench.md', text, options: { proseWrap: 'always' } });
}

function describe({ versions, data }) {
  const releases = versions.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [`- Releases: ${releases}`, `- Demo data: ${data}`];
}

/** The date of the run, for the head of the report. */
export function today() {
  return new Date().toISOString().slice(0, 10);
}
