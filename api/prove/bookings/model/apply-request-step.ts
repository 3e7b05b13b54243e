import { payChangeRequest } from './pay-request';
import { isHiddenFromOwner } from './effective-state';
import { SIMPLE_REQUEST_KINDS, type Answer, type Step, type ChangeRequestStep } from './step';
import type { Trip, World } from './trip';
import { answerExtension, requestExtension, withdrawRequest, applyUpgrade } from './requests';

/** Where requests get their numbers and payments their names from: the marketplace gives them. */
interface Given {
  reference?: string;
  changeRequestId?: number;
}

const REQUEST_KINDS: readonly Step['kind'][] = [
  ...SIMPLE_REQUEST_KINDS,
  ...(['ask_extension', 'take_upgrade', 'pay_request'] as const),
];

/** Whether a step is about what is added to a trip. */
export function isAboutChangeRequest(step: Step): step is ChangeRequestStep {
  return REQUEST_KINDS.includes(step.kind);
}

/** Lets a step about a request happen in the model, and says how the marketplace must answer it. */
export function applyRequestStep(
  step: ChangeRequestStep,
  trip: Trip,
  { world, given }: { world: World; given: Given },
): Answer {
  const id = given.changeRequestId ?? 0;
  switch (step.kind) {
    case 'ask_extension':
      return requestExtension(trip, { reason: step.reason, days: step.days, id }, world);
    case 'take_upgrade':
      return applyUpgrade(trip, { reason: step.reason, id }, world);
    case 'accept_extension':
      return ownerAnswers(trip, 'accept', world);
    case 'refuse_extension':
      return ownerAnswers(trip, 'refuse', world);
    case 'withdraw_extension':
      return { status: withdrawRequest(trip, 'extension', world) };
    case 'withdraw_upgrade':
      return { status: withdrawRequest(trip, 'upgrade', world) };
    case 'pay_request':
      return {
        status: pay(trip, step.changeRequest, { behaviour: step.behaviour, reference: '', ...given }, world),
      };
  }
}

function ownerAnswers(trip: Trip, answer: 'accept' | 'refuse', world: World): Answer {
  if (isHiddenFromOwner(trip, world)) return { status: 404 };
  return { status: answerExtension(trip, answer, world) };
}

function pay(
  trip: Trip,
  changeRequestId: number,
  paying: Parameters<typeof payChangeRequest>[2],
  world: World,
): number {
  const changeRequest = trip.changeRequests.find(({ id }) => id === changeRequestId);
  return changeRequest ? payChangeRequest(trip, changeRequest, paying, world) : 404;
}
