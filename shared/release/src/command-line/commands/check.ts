import { chooseReleases, requireChannel } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { readStatus } from '../client/read-registry';
import type { ProofAnswer } from '../client/registry-responses';
import { requireOption } from '../parsing/require-option';
import { EXIT, type Call, type Outcome, type Verb } from '../parsing/command-definition';
import { linesOfVerdict } from '../output/verdict-lines';

export const check: Verb = {
  name: 'check',
  usage: '<part>@<version>… --to <channel>',
  summary: 'prove that a channel holds together with other releases',
  more: 'Every composition that its pins, canaries and mixes give is proven. Nothing is changed.',
  words: [1, 32],
  options: {
    to: {
      placeholder: 'channel',
      summary: 'the channel to prove it against, with its pins, canaries, mixes',
    },
  },
  examples: ['check mf-search@1.4.2 --to production'],
  run,
};

async function run(call: Call): Promise<Outcome> {
  const channel = requireOption(call, 'to', 'against which channel: --to production');
  const site = await openSite(call);
  const status = await readStatus(site);
  requireChannel(channel, status);
  const releases = await chooseReleases(call, { site, status, words: call.words });
  const verdict = await site.ask<ProofAnswer>('proof', { method: 'POST', body: { channel, releases } });
  const exitCode = verdict.isSafe ? EXIT.done : EXIT.refused;
  return { json: { channel, releases, ...verdict }, lines: linesOfVerdict(verdict), exitCode };
}
