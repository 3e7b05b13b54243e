import type { PspTransaction } from '../transactions/transactions.store';
import type { Decision } from './pay-page';
import { RESULT, type ResultCode } from '../transactions/result-codes';

/** Result code of a button by payment method. */
export function codeOfDecision({ means }: Pick<PspTransaction, 'means'>, decision: Decision): ResultCode {
  const isCard = means === 'card' || means === 'card_2';
  const codes: Record<Decision, ResultCode> = {
    approve: RESULT.success,
    refuse: isCard ? RESULT.challengeFailed : RESULT.refusedByBank,
    cancel: isCard ? RESULT.challengeFailed : RESULT.cancelledByPayer,
    limit: isCard ? RESULT.cardLimit : RESULT.bankLimit,
    expire: isCard ? RESULT.challengeExpired : RESULT.sessionExpired,
  };
  return codes[decision];
}
