import type { Generated } from 'kysely';

import type { OwnerSimpleReason, RequestLine, RequestReason, RequestState } from '@campavia/domain';

/** Extensions need the owner's consent, upgrades do not. */
export type RequestKind = 'extension' | 'upgrade';

export interface BookingRequestTable {
  id: Generated<number>;
  booking_id: number;
  kind: RequestKind;
  reason: RequestReason;
  days: number | null;
  second_driver_first_name: string | null;
  second_driver_last_name: string | null;
  state: RequestState;
  price: number;
  fees: number;
  total: number;
  earnings: number;
  lines: unknown;
  created_at: Date;
  asked_at: Date | null;
  accepted_at: Date | null;
  settled_at: Date | null;
  answer_by: Date | null;
  pay_by: Date | null;
  /** The guest's message to the owner. */
  message: string | null;
  refuse_reason: OwnerSimpleReason | null;
  refuse_comment: string | null;
}

/** A price line of a request as stored. */
export type KeptLine = Pick<RequestLine, 'code' | 'share' | 'amount' | 'amountOwner'>;

/** Tables of extensions and upgrades. */
export interface BookingRequestTables {
  booking_request: BookingRequestTable;
}
