import type { CreatedMix, MixerAnswer, Verdict } from './answers';

export type Releases = Record<string, string>;

/** The message is the registry's reason, in English. */
export class RegistryRefused extends Error {}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(new URL(`/_registry/mixer${path}`, window.location.origin), init);
  if (response.ok) return (await response.json()) as Answer;
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string };
  if (response.status >= 500 || !detail) throw new Error(`The registry answers ${response.status}`);
  throw new RegistryRefused(detail);
}

function send(site: string, releases: Releases, signal?: AbortSignal): [string, RequestInit] {
  const headers = { 'content-type': 'application/json' };
  return [`?site=${site}`, { method: 'POST', headers, body: JSON.stringify({ releases }), signal }];
}

export function fetchMixer(site: string): Promise<MixerAnswer> {
  return ask(`?site=${site}`);
}

export function checkMix(site: string, releases: Releases, signal: AbortSignal): Promise<Verdict> {
  const [query, init] = send(site, releases, signal);
  return ask(`/proof${query}`, init);
}

/** @throws RegistryRefused */
export function makeMix(site: string, releases: Releases): Promise<CreatedMix> {
  const [query, init] = send(site, releases);
  return ask(`/mixes${query}`, init);
}
