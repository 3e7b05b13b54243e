import type { Settings } from '../../../config/settings';

const CHALLENGE_MS = 5 * 60_000;

/** The relying party: passkeys work on this host and for pages of this origin only. */
export function relyingPartyOf({ siteUrl }: Pick<Settings, 'siteUrl'>) {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, name: 'Campavia', origin };
}

/** Lifetime of a challenge. */
export function challengeExpiry(now: Date) {
  return { now, at: new Date(now.getTime() + CHALLENGE_MS) };
}
