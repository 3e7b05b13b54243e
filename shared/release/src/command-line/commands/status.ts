import { openSite } from '../client/find-site';
import { readReleases, readStatus } from '../client/read-registry';
import type { ChannelStatus, RegisteredRelease, RegistryStatus } from '../client/registry-responses';
import type { CommandDefinition } from '../parsing/command-definition';
import { table } from '../output/table';
import { formatAge, formatCount, shortHash } from '../output/format-values';
import { isMixLive } from '../../resolution';

export const status: CommandDefinition = {
  name: 'status',
  usage: '',
  summary: 'the current releases of every channel',
  operandCount: [0, 0],
  async run(call) {
    const site = await openSite(call);
    const [found, releases] = [await readStatus(site), await readReleases(site)];
    const view = { status: found, releases, nowMs: call.environment.now() };
    const names = Object.keys(found.channels).sort(productionFirst);
    const lines = [
      headOf(site.url, view),
      ...names.flatMap((name) => ['', ...linesOfChannel(name, view)]),
      ...linesOfMixes(view),
      ...linesOfQuarantine(view),
      ...linesOfReports(view),
      ...linesOfProblems(view),
    ];
    return { json: found, lines };
  },
};

interface View {
  status: RegistryStatus;
  releases: RegisteredRelease[];
  nowMs: number;
}

function productionFirst(one: string, other: string): number {
  return Number(other === 'production') - Number(one === 'production') || one.localeCompare(other);
}

function headOf(url: string, { status: { seq, at, head }, nowMs }: View): string {
  const when =
    seq > 0 ? `entry ${seq}, ${formatAge(at, nowMs)}, head ${shortHash(head)}` : 'nothing published yet';
  return `${url} · ${when}`;
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
    ...brokenOf(channel, view),
  ];
}

function rowOf(part: string, version: string, { releases, nowMs }: View): string[] {
  const release = releases.find((each) => each.part === part && each.version === version);
  if (!release) return [part, version];
  return [
    part,
    version,
    shortHash(release.commit),
    formatAge(release.publishedAt, nowMs),
    release.publishedBy,
  ];
}

function exceptionsOf({ pins, canaries }: ChannelStatus): string[] {
  const pinned = Object.entries(pins).flatMap(([market, parts]) =>
    Object.entries(parts).map(([part, version]) => `pin     ${part} ${version} in ${market}`),
  );
  const tried = Object.entries(canaries).map(([part, { version, percent, markets, since }]) => {
    const where = markets ? ` in ${markets.join(', ')}` : '';
    return `canary  ${part} ${version} for ${percent} %${where}, since entry ${since}`;
  });
  return [...tried, ...pinned];
}

/** Quarantined releases of a channel, which visitors do not get. */
function brokenOf({ releases }: ChannelStatus, { status: { quarantined } }: View): string[] {
  return Object.entries(releases)
    .filter((release) => quarantined[release.join('@')])
    .map((release) => `quarantined  ${release.join(' ')}: an earlier one stands in`);
}

function linesOfMixes({ status: { mixes }, nowMs }: View): string[] {
  const live = Object.values(mixes).filter((mix) => isMixLive(mix, nowMs));
  return live.length > 0 ? ['', `${formatCount(live.length, 'mix', 'mixes')} alive: see mix list`] : [];
}

function linesOfProblems({ status: { problems = [] } }: View): string[] {
  return problems.length > 0 ? ['', 'This site cannot serve all of it:', ...problems] : [];
}

function linesOfQuarantine({ status: { quarantined }, nowMs }: View): string[] {
  const lines = Object.entries(quarantined).map(([name, { reason, at }]) => {
    return `quarantined ${formatAge(at, nowMs)}: ${name} (${reason})`;
  });
  return lines.length > 0 ? ['', ...lines] : [];
}

function linesOfReports({ status: { reported = [] }, nowMs }: View): string[] {
  const lines = reported.map(({ part, version, visitors, phases, at, check }) => {
    const found = check ? `; checked ${formatAge(check.at, nowMs)}: ${check.result ?? 'not done yet'}` : '';
    const who = formatCount(visitors, 'visitor', 'visitors');
    return `reported by ${who}, last ${formatAge(at, nowMs)}: ${part}@${version} (${phases.join(', ')})${found}`;
  });
  return lines.length > 0 ? ['', ...lines] : [];
}
