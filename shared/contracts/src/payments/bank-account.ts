import { Type, type Static } from 'typebox';

const Line = (maxLength: number) => Type.String({ maxLength });

/** The status of a bank account: `queued` until the provider has it, `to_confirm` by the owner there. */
export const BANK_ACCOUNT_STATUSES = ['validated', 'queued', 'to_confirm', 'refused'] as const;

/** The bank account for an owner's payouts. The full number is never returned. */
export const BankAccountSchema = Type.Object({
  iban: Type.String({ description: 'masked: its country and its last four characters' }),
  holder: Type.String(),
  country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  status: Type.Enum(BANK_ACCOUNT_STATUSES),
  confirm_url: Type.Union([
    Type.Null(),
    Type.String({ description: 'page of the provider where the owner confirms the account' }),
  ]),
  held_until: Type.Union([
    Type.Null(),
    Type.String({ description: 'UTC timestamp: until when payouts wait because the account was changed' }),
  ]),
});
export type BankAccount = Static<typeof BankAccountSchema>;

/** A bank account; null if there is none, or if it could not be read. */
export const BankAccountRecordSchema = Type.Partial(BankAccountSchema);
export type BankAccountRecord = Static<typeof BankAccountRecordSchema>;

/** A bank account to add. The address is that of its holder. */
export const ChangeBankAccountSchema = Type.Object(
  {
    iban: Type.String({ maxLength: 60, description: 'with or without spaces' }),
    holder: Line(100),
    street: Line(200),
    zipcode: Line(20),
    city: Line(100),
    country: Type.String({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2, of the address' }),
  },
  {
    additionalProperties: false,
    examples: [
      {
        iban: 'FR14 2004 1010 0505 0001 3M02 606',
        holder: 'Camille Roux',
        street: '1 rue Haute',
        zipcode: '69001',
        city: 'Lyon',
        country: 'FR',
      },
    ],
  },
);
export type ChangeBankAccount = Static<typeof ChangeBankAccountSchema>;
