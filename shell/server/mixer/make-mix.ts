import { momentMs } from '@campavia/domain';
import { isMixLive, type Mix, RegistryRefusal, type RegistryState, type Visit } from '@campavia/release';
import type { Actor, Registry } from '@campavia/release/server';

const HOURS = 24;
const AS_GOOD_AS_NEW_MS = 23 * 3_600_000;

/** Actor of mixes that are made in the browser: everybody with access to the mixer may make them. */
const MIXER: Actor = { name: 'mixer', squad: 'platform', isPlatform: true };

/** Live links per channel: every promotion has to check each of them. */
const MAX_LIVE = 200;

type Releases = Record<string, string>;

export function requirePublished(state: RegistryState, releases: Releases): void {
  for (const [part, version] of Object.entries(releases)) {
    const ofPart = Object.hasOwn(state.releases, part) ? state.releases[part] : undefined;
    if (ofPart && Object.hasOwn(ofPart, version)) continue;
    const detail = `There is no release ${part}@${version}. Choose one that GET /_registry/mixer lists.`;
    throw new RegistryRefusal(400, 'bad_request', detail);
  }
}

export async function makeMix(
  registry: Registry,
  visit: Visit,
  releases: Releases,
): Promise<{ mix: string; expiresAt: string }> {
  const known = findMade(registry.state(), visit, releases);
  if (known) return known;
  refuseTooMany(registry.state(), visit);
  const body = { name: nameOf(releases), channel: visit.channel, releases, hours: HOURS };
  const { entry } = await registry.applyChange(MIXER, { act: 'mix-made', body });
  if (entry?.act !== 'mix-made') throw new Error('The registry made no mix');
  return { mix: entry.body.mix, expiresAt: entry.body.expiresAt };
}

function refuseTooMany(state: RegistryState, { channel, nowMs }: Visit): void {
  const live = Object.values(state.mixes).filter(
    (mix) => mix.channel === channel && mix.madeBy === MIXER.name && isMixLive(mix, nowMs),
  );
  if (live.length < MAX_LIVE) return;
  throw new RegistryRefusal(
    429,
    'too_many_mixes',
    `${MAX_LIVE} links of the mixer hold on ${channel}, and there are no more at a time. Take one of \`release mix list\`, make one with \`release mix make\`, or wait until some have ended.`,
  );
}

function findMade(state: RegistryState, { channel, nowMs }: Visit, releases: Releases) {
  const wanted = keyOf(releases);
  const isAlike = (mix: Mix) =>
    mix.channel === channel &&
    mix.madeBy === MIXER.name &&
    !mix.isRevoked &&
    momentMs(mix.expiresAt) - nowMs > AS_GOOD_AS_NEW_MS &&
    keyOf(mix.releases) === wanted;
  const found = Object.entries(state.mixes).find(([, mix]) => isAlike(mix));
  return found && { mix: found[0], expiresAt: found[1].expiresAt };
}

function keyOf(releases: Releases): string {
  return Object.entries(releases)
    .map(([part, version]) => `${part}@${version}`)
    .sort()
    .join(' ');
}

/** `mf-search@1.1.0 and 2 more`, as long as a mix's name may be. */
function nameOf(releases: Releases): string {
  const [first = '', ...others] = keyOf(releases).split(' ');
  return (others.length > 0 ? `${first} and ${others.length} more` : first).slice(0, 80);
}
