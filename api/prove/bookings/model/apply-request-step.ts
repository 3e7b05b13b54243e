import { payChangeRequest } from './pay-request';
import { isHiddenFromOwner } from './effective-state';
import { SIMPLE_REQUEST_KINDS, type Answer, type Step, type ChangeRequestStep } from './step';
import type { Trip, Model } from './trip';
import { answerExtension, requestExtension, withdrawRequest, applyUpgrade } from './requests';

/** Ids and payment references that the api assigned. */
interface Given {
  reference?: string;
  changeRequestId?: number;
}

const REQUEST_KINDS: readonly Step['kind'][] = [
  ...SIMPLE_REQUEST_KINDS,
  ...(['ask_extension', 'take_upgrade', 'pay_request'] as const),
];

/** Whether a step concerns an extension or upgrade of a trip. */
export function isAboutChangeRequest(step: Step): step is ChangeRequestStep {
  return REQUEST_KINDS.includes(step.kind);
}

/** Applies a change-request step to the model and returns the answer expected from the api. */
export function applyRequestStep(
  step: ChangeRequestStep,
  trip: Trip,
  { model, given }: { model: Model; given: Given },
): Answer {
  const id = given.changeRequestId ?? 0;
  switch (step.kind) {
    case 'ask_extension':
      return requestExtension(trip, { reason: step.reason, days: step.days, id }, model);
    case 'take_upgrade':
      return applyUpgrade(trip, { reason: step.reason, id }, model);
    case 'accept_extension':
      return ownerAnswers(trip, 'accept', model);
    case 'refuse_extension':
      return ownerAnswers(trip, 'refuse', model);
    case 'withdraw_extension':
      return { status: withdrawRequest(trip, 'extension', model) };
    case 'withdraw_upgrade':
      return { status: withdrawRequest(trip, 'upgrade', model) };
    case 'pay_request':
      return {
        status: pay(trip, step.changeRequest, { behaviour: step.behaviour, reference: '', ...given }, model),
      };
  }
}

function ownerAnswers(trip: Trip, answer: 'accept' | 'refuse', model: Model): Answer {
  if (isHiddenFromOwner(trip, model)) return { status: 404 };
  return { status: answerExtension(trip, answer, model) };
}

function pay(
  trip: Trip,
  changeRequestId: number,
  paying: Parameters<typeof payChangeRequest>[2],
  model: Model,
): number {
  const changeRequest = trip.changeRequests.find(({ id }) => id === changeRequestId);
  return changeRequest ? payChangeRequest(trip, changeRequest, paying, model) : 404;
}
