import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { openSite } from '../client/find-site';
import { readStatus } from '../client/read-registry';
import { parseCount } from '../parsing/release-name';
import {
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';
import { shortHash } from '../output/format-values';
import { findPoint, readTimeline } from '../timeline/timeline';
import { buildReplayedState } from '../timeline/replayed-state';
import { startReplay } from '../replay/start-replay';

const MAIN = 'shell/dist/server/main.js';
const ANY_PORT = 0;

export const replay: CommandDefinition = {
  name: 'replay',
  usage: '<composition|seq|time> [--port 4400]',
  summary: 'serve exactly the site of an earlier moment, here',
  more: 'Its files come from this machine’s storage, its data from the api at API_URL. Ctrl-C ends it.',
  operandCount: [1, 1],
  options: {
    port: { placeholder: '4400', summary: 'port to serve it on; any free port by default' },
    channel: {
      placeholder: 'name',
      summary: 'channel of the log entries and times; production by default',
    },
  },
  examples: ['replay 41', 'replay 2027-03-15T08:00:00Z --port 4400', 'replay 3fa9c1d2'],
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const { operands, options, environment } = call;
  const channel = typeof options.channel === 'string' ? options.channel : 'production';
  const port = parseCount('port', options.port, { byDefault: ANY_PORT, most: 65_535 });
  const program = join(environment.root, MAIN);
  if (!existsSync(program)) throw new UsageError('The site’s server is not built: npm run build');
  const site = await openSite(call);
  const [{ keys = {} }, timeline] = [await readStatus(site), await readTimeline(site)];
  const point = findPoint(timeline, operands[0] ?? '', channel);
  const state = buildReplayedState(timeline, point);
  const running = await startReplay(environment, {
    program,
    port,
    document: { channel: 'production', state, keys },
  });
  const { url } = running;
  const document = {
    url,
    pid: running.pid,
    composition: point.id,
    seq: point.seq,
    at: point.at,
    releases: point.releases,
  };
  if (options.json) environment.print(`${JSON.stringify(document)}\n`);
  environment.showProgress(
    `${point.channel} as of entry ${point.seq}, ${point.at}, composition ${shortHash(point.id)}`,
  );
  environment.showProgress(`${url}  (Ctrl-C ends it)`);
  await running.ended;
  return { json: document, lines: [], isPrinted: true };
}
