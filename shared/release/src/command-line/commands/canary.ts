import { chooseReleases, requireChannel, requirePart } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import type { RegistryStatus } from '../client/registry-responses';
import type { SiteClient } from '../client/site-client';
import { parseMarkets, parsePercent, parseReleaseName } from '../parsing/release-name';
import {
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';

export const canary: CommandDefinition = {
  name: 'canary',
  usage: '<part>@<version> --percent 5 [--markets de,de-at] [--to channel] | <part> --end',
  summary: 'give a release to a share of a channel’s visitors',
  more: 'A visitor who got it keeps getting it until it ends or its share shrinks.',
  operandCount: [1, 1],
  options: {
    percent: { placeholder: '5', summary: 'share of visitors' },
    markets: { placeholder: 'de,AT', summary: 'only in these sites or countries' },
    to: { placeholder: 'channel', summary: 'production by default' },
    end: { summary: 'all visitors get the channel’s release again' },
  },
  examples: ['canary mf-search@1.5.0 --percent 5 --markets de,de-at', 'canary mf-search --end'],
  writesLogEntry: true,
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const channel = typeof call.options.to === 'string' ? call.options.to : 'production';
  const site = await openSite(call);
  const status = await readStatus(site);
  requireChannel(channel, status);
  return call.options.end ? end(call, site, { channel, status }) : begin(call, site, { channel, status });
}

interface Place {
  channel: string;
  status: RegistryStatus;
}

async function begin(
  call: CommandCall,
  site: SiteClient,
  { channel, status }: Place,
): Promise<CommandOutcome> {
  const { options, operands } = call;
  const percent = parsePercent(options.percent);
  const markets = typeof options.markets === 'string' ? parseMarkets(options.markets) : undefined;
  const [[part, version] = ['', '']] = Object.entries(await chooseReleases(call, { site, status, operands }));
  const body = { channel, part, version, percent, ...(markets && { markets }) };
  const answer = await requestChange(call, site, { act: 'canary-set', body }, status.head);
  const where = markets ? ` in ${markets.join(', ')}` : '';
  return describeResult(answer, `${percent} % of ${channel}’s visitors${where} get ${part} ${version}.`);
}

async function end(call: CommandCall, site: SiteClient, { channel, status }: Place): Promise<CommandOutcome> {
  const [operand = ''] = call.operands;
  if (call.options.percent || call.options.markets)
    throw new UsageError('--end stands alone: without --percent and --markets.');
  const { part } = parseReleaseName(operand);
  requirePart(part, status);
  const running = status.channels[channel]?.canaries[part];
  if (!running) throw new UsageError(`${channel} has no canary of ${part}.`);
  const body = { channel, part, version: running.version, percent: 0 };
  const answer = await requestChange(call, site, { act: 'canary-set', body }, status.head);
  return describeResult(answer, `The canary of ${part} ${running.version} on ${channel} has ended.`);
}
