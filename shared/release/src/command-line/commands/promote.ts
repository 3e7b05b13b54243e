import { chooseReleases } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import type { RegistryStatus } from '../client/registry-responses';
import { suggestion } from '../parsing/closest-name';
import { requireOption } from '../parsing/require-option';
import {
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';

export const promote: CommandDefinition = {
  name: 'promote',
  usage: '<part>@<version>… --to <channel>',
  summary: 'make releases those of a channel',
  more: 'Several at once are one log entry. A bare part means its newest release; previews (-pr.) are never meant.',
  operandCount: [1, 32],
  options: {
    to: { placeholder: 'channel', summary: 'production, staging or another' },
    new: { summary: 'begin a channel that is not there yet' },
  },
  examples: ['promote mf-search@1.4.2 --to production', 'promote mf-search mf-listing --to staging'],
  writesLogEntry: true,
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const channel = requireOption(call, 'to', 'promote to which channel: --to production');
  const site = await openSite(call);
  const status = await readStatus(site);
  requireKnownOrNew(call, channel, status);
  const releases = await chooseReleases(call, { site, status, operands: call.operands });
  const answer = await requestChange(
    call,
    site,
    { act: 'promoted', body: { channel, releases } },
    status.head,
  );
  return describeResult(answer, sentenceOf(channel, releases, status));
}

function requireKnownOrNew({ options }: CommandCall, channel: string, { channels }: RegistryStatus): void {
  if (options.new || channels[channel]) return;
  const hint = suggestion(channel, Object.keys(channels));
  throw new UsageError(`There is no channel ${channel}.${hint} To begin it, add --new.`);
}

function sentenceOf(channel: string, releases: Record<string, string>, { channels }: RegistryStatus): string {
  const before = channels[channel]?.releases ?? {};
  const moves = Object.entries(releases).map(([part, version]) => {
    const old = before[part];
    if (old === version) return `${part} ${version} as before`;
    return old ? `${part} ${old} → ${version}` : `${part} ${version}`;
  });
  return `${channel}: ${moves.join(', ')}.`;
}
