/**
 * Answers as in Mangopay's public documentation, reduced to the fields that are read. Written by hand, not recorded.
 * Paths are below https://docs.mangopay.com.
 */
import type { Fixture } from '../../payments/test/fake-mangopay/fixtures';

const CREATED_AT = 1_759_228_005;

/** api-reference/users/create-natural-user-sca, api-reference/users/create-legal-user-sca */
export const owner = (id: string, body: Fixture): Fixture => ({
  ...body,
  Id: id,
  KYCLevel: 'LIGHT',
  UserStatus: 'PENDING_USER_ACTION',
  PendingUserAction: { RedirectUrl: `https://sca.sandbox.mangopay.com/?token=${id}` },
  CreationDate: CREATED_AT,
});

/** release-notes/api/2025-04-14: the answer to every action of a closed user. */
export const closedUser = (): Fixture => ({
  Message: 'User closed: No action can be performed',
  Type: 'user_closed',
  Id: '553d1f4a-8df9-4a5f-ab76-66ea235b5e85#1744650845',
  Date: CREATED_AT,
  errors: null,
});

/**
 * api-reference/recipients/create-recipient; in Mangopay's sandbox an e-mail or holder with `accept` needs no
 * authentication.
 */
export const recipient = (id: string, body: Fixture): Fixture => ({
  ...body,
  Id: id,
  Status: 'PENDING',
  PendingUserAction: { RedirectUrl: `https://sca.sandbox.mangopay.com/?token=${id}` },
  CreationDate: CREATED_AT,
});

/** api-reference/ubo-declarations/ubo-declaration-object */
export const declaration = (id: string, UserId: string): Fixture => ({
  Id: id,
  UserId,
  CreationDate: CREATED_AT,
  ProcessedDate: null,
  Status: 'CREATED',
  Reason: null,
  Message: null,
  Ubos: [],
});

/** api-reference/ubo-declarations/ubo-object */
export const ubo = (id: string, body: Fixture): Fixture => ({
  ...body,
  Id: id,
  CreationDate: CREATED_AT,
  IsActive: true,
});

/** api-reference/kyc-documents/kyc-document-object */
export const kycDocument = (id: string, UserId: string, { Type, Tag }: Fixture): Fixture => ({
  Id: id,
  UserId,
  Type,
  Tag,
  Status: 'CREATED',
  RefusedReasonType: null,
  RefusedReasonMessage: null,
  CreationDate: CREATED_AT,
});

/** api-reference/idv-sessions/idv-session-object */
export const identitySession = (id: string, UserId: string, { ReturnUrl, Tag }: Fixture): Fixture => ({
  Id: id,
  UserId,
  ReturnUrl,
  Tag,
  HostedUrl: `https://user-verification.sandbox.mangopay.com/6810d9b2?sessionId=${id}`,
  Status: 'PENDING',
  Checks: [],
  CreationDate: CREATED_AT,
  LastUpdate: CREATED_AT,
});

/** api-reference/wallets/wallet-object */
export const wallet = (id: string, { Owners, Currency }: Fixture): Fixture => ({
  Id: id,
  Owners,
  Currency,
  Balance: { Currency, Amount: 0 },
  FundsType: 'DEFAULT',
});

/** api-reference/transfers/transfer-object */
export const transfer = (id: string, body: Fixture): Fixture => ({
  ...body,
  Id: id,
  Status: 'SUCCEEDED',
  ResultCode: '000000',
  Type: 'TRANSFER',
  Nature: 'REGULAR',
});

/** api-reference/payouts/payout-object */
export const payout = (id: string, body: Fixture): Fixture => ({
  ...body,
  Id: id,
  Status: 'CREATED',
  ResultCode: null,
  ResultMessage: null,
  ExecutionDate: null,
  Type: 'PAYOUT',
  Nature: 'REGULAR',
  PaymentType: 'BANK_WIRE',
});
