import { Refusal } from '../../refusal';
import type { EntryBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { assertName, assertText, MAX_MIX_HOURS, MARKET, MIX } from '../name-rules';
import type { ChangeBodies } from '../change-request';
import {
  assertPlatform,
  assertMayChange,
  assertUsable,
  requireChannel,
  requirePart,
  parseReleases,
  type DecisionContext,
} from './decision-context';

/** Pins a release of a part for one market, or removes the pin. */
export function decidePin(question: DecisionContext, body: EntryBodies['pinned']): EntryBodies['pinned'] {
  const { channel: name, market, part, version } = body;
  const channel = requireChannel(question, name);
  assertPlatform(question, 'Markets are pinned');
  assertMarket(question, market);
  requirePart(question, part);
  if (version !== undefined) {
    assertUsable(question, part, version);
    return { channel: name, market, part, version };
  }
  if (valueAt(valueAt(channel.pins, market) ?? {}, part) !== undefined)
    return { channel: name, market, part };
  throw new Refusal(404, 'no_pin', `${part} is not pinned on ${name} in ${market}.`);
}

/** Starts, changes or ends a canary. */
export function decideCanary(
  question: DecisionContext,
  body: ChangeBodies['canary-set'],
): EntryBodies['canary-set'] {
  const { channel: name, part, percent, markets } = body;
  const channel = requireChannel(question, name);
  assertMayChange(question, part);
  assertPercent(percent);
  if (percent === 0) {
    const running = valueAt(channel.canaries, part);
    if (running) return { channel: name, part, version: running.version, percent };
    throw new Refusal(404, 'no_canary', `No canary of ${part} runs on ${name}.`);
  }
  const version = body.version ?? '';
  assertUsable(question, part, version);
  if (valueAt(channel.releases, part) === version) {
    throw new Refusal(409, 'already_there', `${name} has ${part}@${version} already, for everybody.`);
  }
  if (!markets || markets.length === 0) return { channel: name, part, version, percent };
  for (const market of markets) assertMarket(question, market);
  return { channel: name, part, version, percent, markets: [...new Set(markets)].sort() };
}

function assertPercent(percent: unknown): void {
  const isGood =
    typeof percent === 'number' &&
    percent >= 0 &&
    percent <= 100 &&
    Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;
  if (isGood) return;
  throw new Refusal(
    400,
    'bad_request',
    `A share is 0 to 100 percent with at most two decimals, not ${String(percent).slice(0, 40)}; 0 ends the canary.`,
  );
}

function assertMarket({ markets }: DecisionContext, market: string): void {
  assertName(MARKET, market, 'A market');
  if (!markets || markets.includes(market)) return;
  throw new Refusal(400, 'unknown_market', `There is no market ${market}. Known are: ${markets.join(', ')}.`);
}

const HOUR_MS = 3_600_000;

/** Creates a temporary variation of a channel; every holder of credentials may do so. */
export function decideMix(
  question: DecisionContext,
  body: ChangeBodies['mix-made'],
): EntryBodies['mix-made'] {
  const { name, channel, hours } = body;
  requireChannel(question, channel);
  assertText(name, 'The name of a mix', 80);
  const isGood = Number.isFinite(hours) && hours > 0 && hours <= MAX_MIX_HOURS;
  if (!isGood) {
    throw new Refusal(400, 'bad_request', `A mix lives more than 0 and at most ${MAX_MIX_HOURS} hours.`);
  }
  const releases = parseReleases(body.releases);
  for (const [part, version] of releases) assertUsable(question, part, version);
  const expiresAt = new Date(question.nowMs + hours * HOUR_MS).toISOString();
  return { mix: question.mixId, name, channel, releases: Object.fromEntries(releases), expiresAt };
}

/** Ends a mix early; allowed for its creator and the platform. */
export function decideRevoke(
  question: DecisionContext,
  { mix }: EntryBodies['mix-revoked'],
): EntryBodies['mix-revoked'] {
  assertName(MIX, mix, 'The id of a mix');
  const known = valueAt(question.state.mixes, mix);
  if (!known) throw new Refusal(404, 'unknown_mix', `There is no mix ${mix}.`);
  if (known.madeBy !== question.actor.name) assertPlatform(question, `The mix of ${known.madeBy} is revoked`);
  if (known.isRevoked) throw new Refusal(409, 'already_revoked', `The mix ${mix} is revoked already.`);
  return { mix };
}
