import type { Generated } from 'kysely';

import type {
  ClaimKind,
  ClaimState,
  ConditionCheck,
  ConditionMoment,
  ConditionSide,
  CurrencyCode,
} from '@campavia/domain';

export interface ConditionReportTable {
  id: Generated<number>;
  booking_id: number;
  moment: ConditionMoment;
  version: Generated<number>;
  odometer_km: number | null;
  fuel_eighths: number | null;
  remarks: string | null;
  checked: Generated<ConditionCheck[]>;
  updated_by: ConditionSide;
  updated_at: Date;
  guest_confirmed_at: Date | null;
  owner_confirmed_at: Date | null;
}

export interface ConditionPhotoTable {
  id: Generated<number>;
  report_id: number | null;
  claim_id: number | null;
  file: string;
  bytes: number;
  name: string;
  added_by: ConditionSide;
  added_at: Date;
}

export interface DepositClaimTable {
  id: Generated<number>;
  booking_id: number;
  kind: ClaimKind;
  amount: number;
  currency: CurrencyCode;
  description: string;
  state: Generated<ClaimState>;
  answer: string | null;
  payment_id: number | null;
  made_at: Date;
  ended_at: Date | null;
  answer_until: Date;
  answered_at: Date | null;
  passed_on_at: Date | null;
  granted: number | null;
  decided_by: number | null;
  decided_at: Date | null;
  decision_note: string | null;
}

export interface KilometreSettlementTable {
  booking_id: number;
  days: number;
  km_package: number;
  driven_km: number;
  included_km: number | null;
  beyond_km: number;
  price_per_km: number;
  currency: CurrencyCode;
  total: number;
  charge: number;
  payment_id: number | null;
  settled_at: Date;
}

/** Tables of condition reports and deposit claims. */
export interface ConditionTables {
  condition_report: ConditionReportTable;
  condition_code: { report_id: number; hash: Buffer; expires_at: Date; tries: Generated<number> };
  condition_photo: ConditionPhotoTable;
  condition_file_leaving: { file: string; due_at: Date };
  deposit_claim: DepositClaimTable;
  kilometre_settlement: KilometreSettlementTable;
}
