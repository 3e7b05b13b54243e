import { lazyPiece } from './payment-room';

const room = async () => (await import('./older/older-pieces')).olderPieces;

/** Where a trip is paid in the older funnel, under each of its three addresses. */
export const LatePaying = lazyPiece(async () => (await room()).Paying);
/** Why a payment there came to nothing. */
export const LatePaymentError = lazyPiece(async () => (await room()).PaymentError);
/** Back from a bank with a payment for what was added to a trip. */
export const LateRequestPayment = lazyPiece(async () => (await room()).RequestPayment);
