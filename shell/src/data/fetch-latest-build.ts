import type { Site } from '@campavia/i18n/sites';

const TIMEOUT_MS = 5000;

export async function fetchLatestBuild(site: Site): Promise<string> {
  const answer = await fetch(`/latest-build.json?site=${site.locale}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { id } = (await answer.json()) as { id?: unknown };
  if (!answer.ok || typeof id !== 'string') throw new Error(`No latest build: ${answer.status}`);
  return id;
}
