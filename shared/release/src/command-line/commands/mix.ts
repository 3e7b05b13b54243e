import { chooseReleases, requireChannel } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import type { RegistryStatus } from '../client/registry-responses';
import type { SiteClient } from '../client/site-client';
import { suggestion } from '../parsing/closest-name';
import { parseCount } from '../parsing/release-name';
import {
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';
import { table } from '../output/table';
import { formatAge } from '../output/format-values';
import { MAX_MIX_HOURS } from '../../registry/name-rules';
import { isMixLive } from '../../resolution';

interface MixLink {
  link: string;
  expiresAt: string;
}

const make: CommandDefinition = {
  name: 'mix make',
  usage: '<name> <part>@<version>… [--on staging] [--hours 24]',
  summary: 'a variation of a channel for visitors with its link',
  operandCount: [2, 32],
  options: {
    on: { placeholder: 'channel', summary: 'the channel that it varies; staging by default' },
    hours: { placeholder: '24', summary: 'how long it lives' },
  },
  examples: ['mix make trips-pr-31 mf-trips@1.9.0-pr.31 --hours 72'],
  writesLogEntry: true,
  async run(call) {
    const [name = '', ...operands] = call.operands;
    const channel = typeof call.options.on === 'string' ? call.options.on : 'staging';
    const hours = parseCount('hours', call.options.hours, { byDefault: 24, most: MAX_MIX_HOURS });
    const site = await openSite(call);
    const status = await readStatus(site);
    requireChannel(channel, status);
    const releases = await chooseReleases(call, { site, status, operands });
    const body = { name, channel, releases, hours };
    const answer = await requestChange(call, site, { act: 'mix-made', body }, status.head);
    const outcome = describeResult(answer, `The mix ${name} varies ${channel} for ${hours} h.`);
    if (answer.entry?.act !== 'mix-made') return outcome;
    const link = await readLink(site, answer.entry.body.mix);
    return { json: { ...outcome.json, ...link }, lines: [...outcome.lines, link.link] };
  },
};

const list: CommandDefinition = {
  name: 'mix list',
  usage: '',
  summary: 'the mixes that still live',
  operandCount: [0, 0],
  async run(call) {
    const { mixes } = await readStatus(await openSite(call));
    const nowMs = call.environment.now();
    const live = Object.entries(mixes).filter(([, mix]) => isMixLive(mix, nowMs));
    const rows = live.map(([id, { name, channel, releases, expiresAt, madeBy }]) => {
      const parts = Object.entries(releases).map((release) => release.join('@'));
      return [name, id, channel, parts.join(' '), formatAge(expiresAt, nowMs), madeBy];
    });
    const heading = ['MIX', 'ID', 'ON', 'RELEASES', 'ENDS', 'BY'];
    return {
      json: { mixes: Object.fromEntries(live) },
      lines: rows.length > 0 ? table(heading, rows) : ['No mix lives.'],
    };
  },
};

const revoke: CommandDefinition = {
  name: 'mix revoke',
  usage: '<mix>',
  summary: 'revoke a mix; visitors with its link get the plain channel',
  operandCount: [1, 1],
  writesLogEntry: true,
  async run(call) {
    const site = await openSite(call);
    const status = await readStatus(site);
    const mix = findMix(call, status);
    const answer = await requestChange(call, site, { act: 'mix-revoked', body: { mix } }, status.head);
    return describeResult(answer, `The mix ${status.mixes[mix]?.name} has ended.`);
  },
};

const link: CommandDefinition = {
  name: 'mix link',
  usage: '<mix>',
  summary: 'a link that shows a mix',
  operandCount: [1, 1],
  async run(call): Promise<CommandOutcome> {
    const site = await openSite(call);
    const mix = findMix(call, await readStatus(site));
    const found = await readLink(site, mix);
    return { json: found, lines: [found.link, `Valid until ${found.expiresAt}.`] };
  },
};

export const mixVerbs = [make, list, revoke, link];

function readLink(site: SiteClient, mix: string): Promise<MixLink> {
  return site.request<MixLink>(`mixes/${encodeURIComponent(mix)}/link`);
}

/** By id or by name; the latest mix with that name. */
function findMix({ operands: [given = ''] }: CommandCall, { mixes }: RegistryStatus): string {
  if (mixes[given]) return given;
  const named = Object.entries(mixes).filter(([, { name }]) => name === given);
  const alive = named.filter(([, { isRevoked }]) => !isRevoked);
  const latest = alive.sort(([, one], [, other]) => (one.expiresAt < other.expiresAt ? 1 : -1))[0];
  if (latest) return latest[0];
  if (named.length > 0) throw new UsageError(`The mix ${given} is revoked; make a new one with mix make.`);
  const names = Object.values(mixes).map(({ name }) => name);
  throw new UsageError(`There is no mix ${given}.${suggestion(given, new Set(names))}`);
}
