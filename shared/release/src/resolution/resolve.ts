import { valueAt } from '../log/draft';
import type { Canary, ChannelState, Mix, RegistryState } from '../log/registry-state';
import { isMixLive } from './is-mix-live';
import { matchesMarket } from './market-fits';
import { computeVisitorShare } from './share-of';

/** A visitor's request. */
export interface Visit {
  channel: string;
  /** The site: `de-at`. */
  locale: string;
  /** For example `AT`. */
  country: string;
  /** The visitor's id, already verified; empty for an unknown visitor, who is in no canary. */
  visitor: string;
  /** Id of the visitor's mix, already verified. */
  mix?: string;
  /**
   * Releases (`mf-search@1.4.2`) that failed for this visitor: replaced if possible. Releases of a mix are given
   * nevertheless, because they were requested.
   */
  avoid?: readonly string[];
  nowMs: number;
}

/** The release of a part that a visitor gets. */
export interface Chosen {
  version: string;
  /** `quarantine`, `failure`: an earlier release replaces one that is quarantined or failed for this visitor. */
  because: 'channel' | 'pin' | 'canary' | 'mix' | 'quarantine' | 'failure';
  /** The release to use when this one fails; never the same, absent if there is none. */
  fallback?: string;
}

/** The release of every part that a visitor gets. */
export interface Resolution {
  channel: string;
  /** Name of the mix, if it is valid. */
  mix?: string;
  parts: Record<string, Chosen>;
}

/**
 * Chooses for a visitor: channel, then market pin, then canary, then mix. Deterministic and never throws; an unknown
 * channel has no parts.
 */
export function resolve(state: RegistryState, visit: Visit): Resolution {
  const channel = valueAt(state.channels, visit.channel);
  if (!channel) return { channel: visit.channel, parts: {} };
  const mix = findMix(state, visit);
  const parts = new Set([...Object.keys(channel.releases), ...Object.keys(mix?.releases ?? {})]);
  const chosen: Record<string, Chosen> = {};
  for (const part of parts) {
    const choice = choose(state, { visit, channel, mix, part });
    if (choice) chosen[part] = choice;
  }
  return { channel: visit.channel, ...(mix ? { mix: mix.name } : {}), parts: chosen };
}

interface ResolveInput {
  visit: Visit;
  channel: ChannelState;
  mix?: Mix;
  part: string;
}

function choose(state: RegistryState, question: ResolveInput): Chosen | undefined {
  const { visit, part } = question;
  const plain = choosePlain(state, question);
  const special = listCandidates(question).find(
    ({ version, because }) =>
      isUsable(state, part, version) && (because === 'mix' || !isAvoided(visit, part, version)),
  );
  if (!special) return plain;
  const fallback = [plain?.version, plain?.fallback].find(
    (version) => version !== undefined && version !== special.version,
  );
  return { ...special, ...(fallback === undefined ? {} : { fallback }) };
}

/** The release for visitors without pin, canary or mix. */
function choosePlain(state: RegistryState, { visit, channel, part }: ResolveInput): Chosen | undefined {
  const own = valueAt(channel.releases, part);
  if (own === undefined) return undefined;
  const earlier = (valueAt(channel.before, part) ?? []).filter(
    (version) => version !== own && isUsable(state, part, version) && !isAvoided(visit, part, version),
  );
  const isBad = !isUsable(state, part, own);
  const isReplaced = (isBad || isAvoided(visit, part, own)) && earlier.length > 0;
  const [version = own, fallback] = isReplaced ? earlier : [own, ...earlier];
  const reason = isBad ? 'quarantine' : 'failure';
  const because = isReplaced ? reason : 'channel';
  return { version, because, ...(fallback === undefined ? {} : { fallback }) };
}

/** The exceptions that apply to a visitor, by precedence. */
function listCandidates({ visit, channel, mix, part }: ResolveInput): Pick<Chosen, 'version' | 'because'>[] {
  const candidates: Pick<Chosen, 'version' | 'because'>[] = [];
  const mixed = mix && valueAt(mix.releases, part);
  if (mixed !== undefined) candidates.push({ version: mixed, because: 'mix' });
  const canary = valueAt(channel.canaries, part);
  if (canary && isInCanary(canary, part, visit))
    candidates.push({ version: canary.version, because: 'canary' });
  for (const market of [visit.locale, visit.country]) {
    const pinned = valueAt(valueAt(channel.pins, market) ?? {}, part);
    if (pinned !== undefined) candidates.push({ version: pinned, because: 'pin' });
  }
  return candidates;
}

function isInCanary(canary: Canary, part: string, visit: Visit): boolean {
  if (visit.visitor === '') return false;
  if (canary.markets && !canary.markets.some((market) => matchesMarket(market, visit))) return false;
  return computeVisitorShare(visit.visitor, `${part}:${canary.since}`) < canary.percent;
}

function isUsable(state: RegistryState, part: string, version: string): boolean {
  return !Object.hasOwn(state.quarantined, `${part}@${version}`) && !valueAt(state.parts, part)?.isRetired;
}

function isAvoided({ avoid }: Visit, part: string, version: string): boolean {
  return avoid?.includes(`${part}@${version}`) === true;
}

function findMix(state: RegistryState, visit: Visit): Mix | undefined {
  const mix = visit.mix === undefined ? undefined : valueAt(state.mixes, visit.mix);
  if (!mix || mix.channel !== visit.channel || !isMixLive(mix, visit.nowMs)) return undefined;
  return mix;
}
