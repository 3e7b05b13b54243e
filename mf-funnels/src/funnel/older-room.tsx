import { inRoom } from './payment-room';

const older = async () => (await import('./older/older-pieces')).olderPieces;

/** Where a trip is paid in the older funnel, under each of its three addresses. */
export const LatePaying = inRoom(async () => (await older()).Paying);
/** Why a payment there came to nothing. */
export const LatePaymentError = inRoom(async () => (await older()).PaymentError);
/** Back from a bank with a payment for what was added to a trip. */
export const LateRequestPayment = inRoom(async () => (await older()).RequestPayment);
