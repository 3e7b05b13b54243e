import { openSite } from '../client/find-site';
import { readLog, readStatus } from '../client/read-registry';
import { parseCount } from '../parsing/release-name';
import type { Verb } from '../parsing/command-definition';
import { describeAct } from '../output/describe-entry';
import { table } from '../output/table';
import { ageOf } from '../output/format-values';

export const history: Verb = {
  name: 'history',
  usage: '[--limit 20]',
  summary: 'what happened, the latest first',
  words: [0, 0],
  options: { limit: { placeholder: '20', summary: 'how many acts' } },
  async run(call) {
    const limit = parseCount('limit', call.options.limit, { byDefault: 20, most: 100_000 });
    const site = await openSite(call);
    const { seq } = await readStatus(site);
    const entries = (await readLog(site, Math.max(0, seq - limit))).reverse().slice(0, limit);
    const rows = entries.map((entry) => {
      const age = ageOf(entry.at, call.world.now());
      return [String(entry.seq), age, entry.who, entry.act, describeAct(entry)];
    });
    const heading = ['SEQ', 'WHEN', 'WHO', 'ACT', 'WHAT'];
    return {
      json: { entries },
      lines: rows.length > 0 ? table(heading, rows) : ['Nothing has happened yet.'],
    };
  },
};
