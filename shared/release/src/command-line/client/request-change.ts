import { linesOfVerdict } from '../output/verdict-lines';
import { shortHash } from '../output/format-values';
import { EXIT, type Call, type Outcome } from '../parsing/command-definition';
import type { WishBodies } from '../../registry/change-request';
import type { ActAnswer } from './registry-responses';
import type { SiteClient } from './site-client';
import { SiteRefusal } from './site-errors';

/** An act that the registry is asked for. */
export interface Wished<Act extends keyof WishBodies = keyof WishBodies> {
  act: Act;
  body: WishBodies[Act];
}

/**
 * Asks for an act, on the head that the caller saw. When somebody wrote meanwhile, it is asked for once more on the
 * new head, unless the caller insists on one with `--head`.
 */
export async function performAct(
  { options, world }: Call,
  site: SiteClient,
  wished: Wished,
  seen: string,
): Promise<ActAnswer> {
  const dryRun = options['dry-run'] === true;
  const ask = (head: string) =>
    site.ask<ActAnswer>('acts', { method: 'POST', body: { ...wished, head, dryRun } });
  if (typeof options.head === 'string') return ask(options.head);
  try {
    return await ask(seen);
  } catch (error) {
    const head = movedTo(error);
    if (!head) throw error;
    world.say('Somebody else wrote meanwhile; once more on top of that.');
    return ask(head);
  }
}

/** What an act came to, for a person and for a program. */
export function outcomeOf(answer: ActAnswer, sentence: string): Outcome {
  const { entry, head, verdict, composition, problems = [] } = answer;
  const isRefused = verdict?.isSafe === false;
  const where = composition ? `, composition ${shortHash(composition)}` : '';
  const lines = [
    entry
      ? sentence
      : `Nothing was changed. ${isRefused ? 'It would be refused' : 'It would be'}: ${sentence}`,
    ...(verdict ? linesOfVerdict(verdict) : []),
    entry ? `Act ${entry.seq}${where}, head ${shortHash(head)}.` : `Head ${shortHash(head)}.`,
    ...problems.map((problem) => `The site cannot serve all of it: ${problem}`),
  ];
  return { json: answer, lines, exitCode: isRefused ? EXIT.refused : EXIT.done };
}

function movedTo(error: unknown): string | undefined {
  if (!(error instanceof SiteRefusal) || error.code !== 'head_moved') return undefined;
  return typeof error.more.head === 'string' ? error.more.head : undefined;
}
