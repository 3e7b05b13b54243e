import { openSite } from '../client/find-site';
import { readLog, readStatus } from '../client/read-registry';
import { parseCount } from '../parsing/release-name';
import type { CommandDefinition } from '../parsing/command-definition';
import { describeEntry } from '../output/describe-entry';
import { table } from '../output/table';
import { formatAge } from '../output/format-values';

export const history: CommandDefinition = {
  name: 'history',
  usage: '[--limit 20]',
  summary: 'log entries, newest first',
  operandCount: [0, 0],
  options: { limit: { placeholder: '20', summary: 'how many entries' } },
  async run(call) {
    const limit = parseCount('limit', call.options.limit, { byDefault: 20, most: 100_000 });
    const site = await openSite(call);
    const { seq } = await readStatus(site);
    const entries = (await readLog(site, Math.max(0, seq - limit))).reverse().slice(0, limit);
    const rows = entries.map((entry) => {
      const age = formatAge(entry.at, call.environment.now());
      return [String(entry.seq), age, entry.who, entry.act, describeEntry(entry)];
    });
    const heading = ['SEQ', 'WHEN', 'WHO', 'TYPE', 'WHAT'];
    return {
      json: { entries },
      lines: rows.length > 0 ? table(heading, rows) : ['Nothing has happened yet.'],
    };
  },
};
