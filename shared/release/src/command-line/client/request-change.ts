import { verdictLines } from '../output/verdict-lines';
import { shortHash } from '../output/format-values';
import { EXIT, type CommandCall, type CommandOutcome } from '../parsing/command-definition';
import type { ChangeBodies } from '../../registry/change-request';
import type { ChangeResponse } from './registry-responses';
import type { SiteClient } from './site-client';
import { SiteRefusalError } from './site-errors';

/** A change requested of the registry. */
export interface RequestedChange<Act extends keyof ChangeBodies = keyof ChangeBodies> {
  act: Act;
  body: ChangeBodies[Act];
}

/**
 * Requests a change based on the head that the caller saw. When the log changed meanwhile, retries once with the new
 * head, unless the caller gave `--head`.
 */
export async function requestChange(
  { options, environment }: CommandCall,
  site: SiteClient,
  requested: RequestedChange,
  seen: string,
): Promise<ChangeResponse> {
  const dryRun = options['dry-run'] === true;
  const send = (head: string) => sendChange(site, requested, { head, dryRun });
  if (typeof options.head === 'string') return send(options.head);
  try {
    return await send(seen);
  } catch (error) {
    const head = findNewHead(error);
    if (!head) throw error;
    environment.showProgress('The log changed meanwhile; trying again on the new head.');
    return send(head);
  }
}

/**
 * Requests a change that is valid for this head of the log only.
 * @throws SiteRefusalError with code `head_moved` when the log has changed
 */
export function sendChange(
  site: SiteClient,
  requested: RequestedChange,
  { head, dryRun = false }: { head: string; dryRun?: boolean },
): Promise<ChangeResponse> {
  return site.request<ChangeResponse>('acts', { method: 'POST', body: { ...requested, head, dryRun } });
}

/** Result of a change as text and as JSON. */
export function describeResult(answer: ChangeResponse, sentence: string): CommandOutcome {
  const { entry, head, verdict, composition, problems = [] } = answer;
  const isRefused = verdict?.isSafe === false;
  const where = composition ? `, composition ${shortHash(composition)}` : '';
  const lines = [
    entry
      ? sentence
      : `Nothing was changed. ${isRefused ? 'It would be refused' : 'It would be'}: ${sentence}`,
    ...(verdict ? verdictLines(verdict) : []),
    entry ? `Entry ${entry.seq}${where}, head ${shortHash(head)}.` : `Head ${shortHash(head)}.`,
    ...problems.map((problem) => `The site cannot serve all of it: ${problem}`),
  ];
  return { json: answer, lines, exitCode: isRefused ? EXIT.refused : EXIT.done };
}

function findNewHead(error: unknown): string | undefined {
  if (!(error instanceof SiteRefusalError) || error.code !== 'head_moved') return undefined;
  return typeof error.more.head === 'string' ? error.more.head : undefined;
}
