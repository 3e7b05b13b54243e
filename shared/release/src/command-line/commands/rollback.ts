import { requireChannel } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import type { CommandCall, CommandOutcome, CommandDefinition } from '../parsing/command-definition';
import type { EntryBodies } from '../../log/log-entry';

export const rollback: CommandDefinition = {
  name: 'rollback',
  usage: '<channel> [--to <composition|seq|time>]',
  summary: 'put a channel back to an earlier composition',
  more: 'One step back without --to. Its canaries end; its pins and mixes stay.',
  operandCount: [1, 1],
  options: {
    to: {
      placeholder: 'point',
      summary: 'a composition’s id, the number of a log entry, or a time (ISO 8601)',
    },
  },
  examples: [
    'rollback production',
    'rollback production --to 2027-03-15T08:00:00Z',
    'rollback production --to 41',
  ],
  writesLogEntry: true,
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const [channel = ''] = call.operands;
  const { to } = call.options;
  const site = await openSite(call);
  const status = await readStatus(site);
  requireChannel(channel, status);
  const body = { channel, ...(typeof to === 'string' && { to }) };
  const answer = await requestChange(call, site, { act: 'rolled-back', body }, status.head);
  return describeResult(answer, `${channel} is back at ${describe((answer.entry ?? answer.would)?.body)}.`);
}

function describe(body: object | undefined): string {
  const { releases, to } = (body ?? {}) as Partial<EntryBodies['rolled-back']>;
  const parts = Object.entries(releases ?? {}).map((part) => part.join(' '));
  return `entry ${to}: ${parts.join(', ')}`;
}
