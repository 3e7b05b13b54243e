import { Refusal } from '../../refusal';
import type { EntryBodies } from '../../log/log-entry';
import type { EntryDraft } from '../../log/registry-log';
import type { ChangeRequest, ChangeBodies } from '../change-request';
import { decideCanary, decideMix, decidePin, decideRevoke } from './decide-exception';
import { decideAddition, decideQuarantine, decideQuarantineLift, decideRetirement } from './decide-part';
import { decidePromote } from './decide-promote';
import { decideRollback } from './decide-rollback';
import type { DecisionContext } from './decision-context';

const DECISIONS: {
  [Act in keyof ChangeBodies]: (question: DecisionContext, body: ChangeBodies[Act]) => EntryBodies[Act];
} = {
  promoted: decidePromote,
  'rolled-back': decideRollback,
  pinned: decidePin,
  'canary-set': decideCanary,
  'mix-made': decideMix,
  'mix-revoked': decideRevoke,
  quarantined: decideQuarantine,
  'released-from-quarantine': decideQuarantineLift,
  'part-added': decideAddition,
  'part-retired': decideRetirement,
};

/**
 * Converts a change request to a log entry.
 * @throws Refusal 400, 403, 404, 409 when it cannot be granted
 */
export function decideChange(question: DecisionContext, { act, body }: ChangeRequest): EntryDraft {
  if (!Object.hasOwn(DECISIONS, act)) {
    throw new Refusal(400, 'bad_request', `The registry knows no change “${String(act).slice(0, 40)}”.`);
  }
  const decideAct = DECISIONS[act] as (
    question: DecisionContext,
    body: ChangeRequest['body'],
  ) => EntryDraft['body'];
  return { who: question.actor.name, act, body: decideAct(question, body) } as EntryDraft;
}
