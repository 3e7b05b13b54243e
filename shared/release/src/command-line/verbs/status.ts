import { openSite } from '../client/find-site';
import { readReleases, readStatus } from '../client/read-registry';
import type { ChannelStatus, KnownRelease, RegistryStatus } from '../client/registry-answers';
import type { Verb } from '../grammar/verb';
import { table } from '../output/table';
import { ageOf, countOf, shortHash } from '../output/words';

export const status: Verb = {
  name: 'status',
  usage: '',
  summary: 'what every channel gives its visitors now',
  words: [0, 0],
  async run(call) {
    const site = await openSite(call);
    const [found, releases] = [await readStatus(site), await readReleases(site)];
    const view = { status: found, releases, nowMs: call.world.now() };
    const names = Object.keys(found.channels).sort(productionFirst);
    const lines = [
      headOf(site.url, view),
      ...names.flatMap((name) => ['', ...linesOfChannel(name, view)]),
      ...linesOfMixes(view),
      ...linesOfQuarantine(view),
    ];
    return { json: found, lines };
  },
};

interface View {
  status: RegistryStatus;
  releases: KnownRelease[];
  nowMs: number;
}

function productionFirst(one: string, other: string): number {
  return Number(other === 'production') - Number(one === 'production') || one.localeCompare(other);
}

function headOf(url: string, { status: { database, seq, at, head }, nowMs }: View): string {
  const when = seq > 0 ? `act ${seq}, ${ageOf(at, nowMs)}, head ${shortHash(head)}` : 'nothing published yet';
  const away = database === 'up' ? '' : ' · its database is away: nothing can be changed';
  return `${url} · ${when}${away}`;
}

function linesOfChannel(name: string, view: View): string[] {
  const channel = view.status.channels[name];
  if (!channel) return [];
  const rows = Object.entries(channel.releases)
    .sort()
    .map(([part, version]) => rowOf(part, version, view));
  return [
    `${name}  composition ${shortHash(channel.id)}`,
    ...table(['PART', 'VERSION', 'COMMIT', 'PUBLISHED', 'BY'], rows),
    ...exceptionsOf(channel),
  ];
}

function rowOf(part: string, version: string, { releases, nowMs }: View): string[] {
  const release = releases.find((each) => each.part === part && each.version === version);
  if (!release) return [part, version];
  return [part, version, shortHash(release.commit), ageOf(release.publishedAt, nowMs), release.publishedBy];
}

function exceptionsOf({ pins, canaries }: ChannelStatus): string[] {
  const pinned = Object.entries(pins).flatMap(([market, parts]) =>
    Object.entries(parts).map(([part, version]) => `pin     ${part} ${version} in ${market}`),
  );
  const tried = Object.entries(canaries).map(([part, { version, percent, markets, since }]) => {
    const where = markets ? ` in ${markets.join(', ')}` : '';
    return `canary  ${part} ${version} for ${percent} %${where}, since act ${since}`;
  });
  return [...tried, ...pinned];
}

function linesOfMixes({ status: { mixes }, nowMs }: View): string[] {
  const live = Object.values(mixes).filter(({ isRevoked, expiresAt }) => {
    return !isRevoked && !ageOf(expiresAt, nowMs).endsWith('ago');
  });
  return live.length > 0
    ? ['', `${countOf(live.length, 'mix').replace('mixs', 'mixes')} alive: see mix list`]
    : [];
}

function linesOfQuarantine({ status: { quarantined }, nowMs }: View): string[] {
  const lines = Object.entries(quarantined).map(([name, { reason, at }]) => {
    return `quarantined ${ageOf(at, nowMs)}: ${name} (${reason})`;
  });
  return lines.length > 0 ? ['', ...lines] : [];
}
