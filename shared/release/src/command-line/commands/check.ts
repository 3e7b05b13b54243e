import { chooseReleases, requireChannel } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { readStatus } from '../client/read-registry';
import type { CompatibilityResponse } from '../client/registry-responses';
import { requireOption } from '../parsing/require-option';
import {
  EXIT,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';
import { verdictLines } from '../output/verdict-lines';

export const check: CommandDefinition = {
  name: 'check',
  usage: '<part>@<version>… --to <channel>',
  summary: 'prove that a channel holds together with other releases',
  more: 'Every composition that its pins, canaries and mixes give is checked. Nothing is changed.',
  operandCount: [1, 32],
  options: {
    to: {
      placeholder: 'channel',
      summary: 'the channel to prove it against, with its pins, canaries, mixes',
    },
  },
  examples: ['check mf-search@1.4.2 --to production'],
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const channel = requireOption(call, 'to', 'against which channel: --to production');
  const site = await openSite(call);
  const status = await readStatus(site);
  requireChannel(channel, status);
  const releases = await chooseReleases(call, { site, status, operands: call.operands });
  const verdict = await site.request<CompatibilityResponse>('proof', {
    method: 'POST',
    body: { channel, releases },
  });
  const exitCode = verdict.isSafe ? EXIT.done : EXIT.refused;
  return { json: { channel, releases, ...verdict }, lines: verdictLines(verdict), exitCode };
}
