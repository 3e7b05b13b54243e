import { chooseReleases, requireChannel, requirePart } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import type { ChangeResponse, RegistryStatus } from '../client/registry-responses';
import type { SiteClient } from '../client/site-client';
import { parseMarkets, parseReleaseName, type ReleaseName } from '../parsing/release-name';
import { requireOption } from '../parsing/require-option';
import {
  EXIT,
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';

export const pin: CommandDefinition = {
  name: 'pin',
  usage: '<part>@<version> --markets de,AT [--to channel] | <part> --markets de --end',
  summary: 'a channel’s exception for some sites or countries',
  operandCount: [1, 1],
  options: {
    markets: {
      placeholder: 'de,AT',
      summary: 'sites (de-at) and countries (AT); a site’s pin beats its country’s',
    },
    to: { placeholder: 'channel', summary: 'production by default' },
    end: { summary: 'these markets get the channel’s release again' },
  },
  examples: ['pin mf-funnels@2.0.1 --markets de,de-at', 'pin mf-funnels --markets de --end'],
  writesLogEntry: true,
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const markets = parseMarkets(requireOption(call, 'markets', 'where: --markets de,AT'));
  const site = await openSite(call);
  const status = await readStatus(site);
  const channel = typeof call.options.to === 'string' ? call.options.to : 'production';
  requireChannel(channel, status);
  const { part, version } = await choosePin(call, site, { channel, markets, status });
  const where = markets.join(', ');
  const sentence = version
    ? `${where} get ${part} ${version} on ${channel}.`
    : `${where} get the ${part} of ${channel} again.`;

  const entries: ChangeResponse[] = [];
  for (const market of markets) {
    const body = { channel, market, part, ...(version && { version }) };
    entries.push(
      await requestChange(call, site, { act: 'pinned', body }, entries.at(-1)?.head ?? status.head),
    );
    const { entry } = entries.at(-1) ?? {};
    if (entry) call.environment.showProgress(`${market}: entry ${entry.seq}`);
  }
  const outcomes = entries.map((answer) => describeResult(answer, sentence));
  const telling = outcomes.find(({ exitCode }) => exitCode !== EXIT.done) ?? outcomes.at(-1);
  return { lines: [], ...telling, json: { acts: entries } };
}

interface Place {
  channel: string;
  markets: readonly string[];
  status: RegistryStatus;
}

async function choosePin(call: CommandCall, site: SiteClient, place: Place): Promise<ReleaseName> {
  const [operand = ''] = call.operands;
  const { part } = parseReleaseName(operand);
  if (call.options.end) {
    requirePins(part, place);
    return { part };
  }
  const chosen = await chooseReleases(call, { site, status: place.status, operands: [operand] });
  return { part, version: chosen[part] ?? '' };
}

function requirePins(part: string, { channel, markets, status }: Place): void {
  requirePart(part, status);
  const pins = status.channels[channel]?.pins ?? {};
  const without = markets.filter((market) => !pins[market]?.[part]);
  if (without.length > 0) throw new UsageError(`${channel} has no pin of ${part} in ${without.join(', ')}.`);
}
