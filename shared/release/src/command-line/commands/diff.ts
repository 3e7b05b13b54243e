import { openSite } from '../client/find-site';
import type { CommandCall, CommandOutcome, CommandDefinition } from '../parsing/command-definition';
import { table } from '../output/table';
import { shortHash } from '../output/format-values';
import { findPoint, readTimeline, type Point, type Timeline } from '../timeline/timeline';

interface Difference {
  part: string;
  from?: { version: string; commit: string };
  to?: { version: string; commit: string };
}

export const diff: CommandDefinition = {
  name: 'diff',
  usage: '<a> <b>',
  summary: 'parts that differ between two channels or points in time',
  more: 'Each is a channel, a composition’s id, the number of a log entry, or a time.',
  operandCount: [2, 2],
  options: {
    channel: {
      placeholder: 'name',
      summary: 'channel of the log entries and times; production by default',
    },
  },
  examples: ['diff production staging', 'diff 41 production', 'diff 2027-03-15T08:00:00Z production'],
  run,
};

async function run({
  operands: [one = '', other = ''],
  options,
  ...call
}: CommandCall): Promise<CommandOutcome> {
  const channel = typeof options.channel === 'string' ? options.channel : 'production';
  const timeline = await readTimeline(await openSite({ ...call, options, operands: [] }));
  const [from, to] = [findPoint(timeline, one, channel), findPoint(timeline, other, channel)];
  const differences = differencesOf(timeline, from, to);
  const rows = differences.map((each) => [
    each.part,
    each.from?.version ?? '–',
    shortHash(each.from?.commit ?? '–'),
    each.to?.version ?? '–',
    shortHash(each.to?.commit ?? '–'),
  ]);
  const heading = ['PART', 'FROM', 'COMMIT', 'TO', 'COMMIT'];
  const lines = rows.length > 0 ? table(heading, rows) : ['They are the same.'];
  return {
    json: { from, to, differences },
    lines: [`${titleOf(from)} → ${titleOf(to)}`, ...lines],
  };
}

function titleOf({ channel, seq, id }: Point): string {
  return `${channel} at entry ${seq} (${shortHash(id)})`;
}

function differencesOf({ state }: Timeline, from: Point, to: Point): Difference[] {
  const releaseOf = (part: string, version: string | undefined) => {
    return version === undefined
      ? undefined
      : { version, commit: state.releases[part]?.[version]?.commit ?? '' };
  };
  const parts = new Set([...Object.keys(from.releases), ...Object.keys(to.releases)]);
  return [...parts]
    .filter((part) => from.releases[part] !== to.releases[part])
    .sort()
    .map((part) => {
      const [before, after] = [releaseOf(part, from.releases[part]), releaseOf(part, to.releases[part])];
      return { part, ...(before && { from: before }), ...(after && { to: after }) };
    });
}
