import { Refusal } from '../../refusal';
import { valueAt } from '../../log/draft';
import { CHANNEL, assertName, assertVersion, PART } from '../name-rules';
import type { ChannelHistory } from '../../log/channel-history';
import type { ChannelState, RegistryState } from '../../log/registry-state';
import type { Actor } from '../change-request';

/** Input of a decision about a change request. */
export interface DecisionContext {
  state: RegistryState;
  history: ChannelHistory;
  actor: Actor;
  nowMs: number;
  /** Known sites and countries; any valid code when absent. */
  markets?: readonly string[];
  /** Id for a new mix. */
  mixId: string;
}

/** @throws Refusal 400, 404 unknown_part */
export function requirePart({ state }: DecisionContext, part: string): { squad: string; isRetired: boolean } {
  assertName(PART, part, 'A part');
  const known = valueAt(state.parts, part);
  if (known) return known;
  const parts = Object.keys(state.parts).sort().join(', ') || 'none yet';
  throw new Refusal(404, 'unknown_part', `There is no part ${part}. Known are: ${parts}.`);
}

/**
 * Checks that the actor may change a part.
 * @throws Refusal 403 platform_only | not_your_part, 404 unknown_part
 */
export function assertMayChange(question: DecisionContext, part: string): void {
  const { actor } = question;
  const { squad } = requirePart(question, part);
  if (actor.isPlatform) return;
  if (part === 'shell') assertPlatform(question, 'The shell is changed');
  if (squad === actor.squad) return;
  throw new Refusal(
    403,
    'not_your_part',
    `${part} belongs to the squad ${squad}, ${actor.name} to ${actor.squad}.`,
  );
}

/** @throws Refusal 403 platform_only */
export function assertPlatform({ actor }: DecisionContext, what: string): void {
  if (actor.isPlatform) return;
  throw new Refusal(
    403,
    'platform_only',
    `${what} with the platform’s credentials only, not with those of ${actor.name}.`,
  );
}

/**
 * Checks that a release can be given to visitors: published, not quarantined, its part not retired.
 * @throws Refusal 400, 404 unknown_part | unknown_release, 409 part_retired | quarantined
 */
export function assertUsable(question: DecisionContext, part: string, version: string): void {
  assertPublished(question, part, version);
  if (requirePart(question, part).isRetired) throw partRetiredRefusal(part);
  const quarantine = valueAt(question.state.quarantined, `${part}@${version}`);
  if (!quarantine) return;
  throw new Refusal(
    409,
    'quarantined',
    `${part}@${version} is quarantined since ${quarantine.at} (${quarantine.reason}). ` +
      'Take another release, or lift the quarantine first.',
  );
}

export function partRetiredRefusal(part: string): Refusal {
  return new Refusal(409, 'part_retired', `${part} is retired; add it again before it can be used.`);
}

/** @throws Refusal 400, 404 unknown_part | unknown_release */
export function assertPublished(question: DecisionContext, part: string, version: string): void {
  requirePart(question, part);
  assertVersion(version);
  const versions = valueAt(question.state.releases, part) ?? {};
  if (Object.hasOwn(versions, version)) return;
  const newest = Object.keys(versions).slice(-3).reverse().join(', ') || 'none yet';
  throw new Refusal(
    404,
    'unknown_release',
    `${part}@${version} is not published. The newest are: ${newest}.`,
  );
}

/** @throws Refusal 400, 404 unknown_channel */
export function requireChannel({ state }: DecisionContext, name: string): ChannelState {
  assertName(CHANNEL, name, 'A channel');
  const channel = valueAt(state.channels, name);
  if (channel) return channel;
  const channels = Object.keys(state.channels).sort().join(', ') || 'none yet';
  throw new Refusal(404, 'unknown_channel', `There is no channel ${name}. Known are: ${channels}.`);
}

/** The releases of a change request. @throws Refusal 400 when there are none or too many */
export function parseReleases(releases: unknown): [string, string][] {
  const entries = typeof releases === 'object' && releases !== null ? Object.entries(releases) : [];
  if (entries.length > 0 && entries.length <= MAX_RELEASES) return entries;
  throw new Refusal(400, 'bad_request', `Name 1 to ${MAX_RELEASES} releases: {"mf-search": "1.4.2"}.`);
}

const MAX_RELEASES = 50;
