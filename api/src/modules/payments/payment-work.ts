import type { Deposits } from './deposits';
import type { Following } from './follow-payment';
import type { PaymentNeeds } from './payment-needs';
import { createProviderCallsStore } from './provider-calls.store';
import type { SecondHalves } from './second-halves';

interface Needs extends PaymentNeeds {
  following: Following;
  secondHalves: SecondHalves;
  deposits: Deposits;
}

const MOST_AT_ONCE = 20;
const TURN_MS = 60_000;

/** What happens to money by itself: what the provider never answered, debits and deposits whose day has come. */
export function createPaymentWork({ database, clock, following, secondHalves, deposits, onTrouble }: Needs) {
  /** Asks the provider about everything whose outcome is not known; answers about how many. */
  async function followWaiting(): Promise<number> {
    const now = clock.now();
    const until = new Date(now.getTime() + TURN_MS);
    const waiting = await createProviderCallsStore(database).takeWaiting({ now, until, most: MOST_AT_ONCE });
    await askAll(waiting);
    return waiting.length;
  }

  /** Debits second halves whose day has come. */
  async function debitSecondHalves(): Promise<number> {
    const started = await secondHalves.startDue();
    await askAll(started);
    return started.length;
  }

  /** Sets deposits aside that are due, and lets others go. */
  async function seeToDeposits(): Promise<number> {
    const started = await deposits.startDue();
    await askAll(started);
    await deposits.releaseDue();
    return started.length;
  }

  // One that cannot be carried out keeps none of the others back.
  async function askAll(paymentIds: readonly number[]): Promise<void> {
    for (const paymentId of paymentIds) {
      try {
        await following.ask(paymentId);
      } catch (error) {
        onTrouble({ payment: paymentId, err: error });
      }
    }
  }

  return { followWaiting, debitSecondHalves, seeToDeposits };
}

export type PaymentWork = ReturnType<typeof createPaymentWork>;
