import { defineMessages, type NoMessageValues } from 'react-intl';

type ReasonValues = {
  staff_hold: NoMessageValues;
  incident: NoMessageValues;
  identity_missing: NoMessageValues;
  ubo_missing: NoMessageValues;
  tax_number_missing: NoMessageValues;
  bank_account_missing: NoMessageValues;
  bank_account_changed: { until: string };
  account_closed: NoMessageValues;
  account_refused: NoMessageValues;
  identity: NoMessageValues;
  other: NoMessageValues;
};

export const reasonMessages = defineMessages<ReasonValues>({
  staff_hold: {
    id: 'money.payout-reason.staff',
    defaultMessage: 'Our team is examining your payouts.',
    description: 'Why a payout is blocked',
  },
  incident: {
    id: 'money.payout-reason.incident',
    defaultMessage: 'Something about this trip is still open: a claim or an emergency.',
    description: 'Why a payout is blocked',
  },
  identity_missing: {
    id: 'money.payout-reason.identity',
    defaultMessage: 'Your identity is not confirmed yet.',
    description: 'Why a payout is blocked',
  },
  ubo_missing: {
    id: 'money.payout-reason.ubo',
    defaultMessage: 'The beneficial owners of your company are not confirmed yet.',
    description: 'Why a payout is blocked',
  },
  tax_number_missing: {
    id: 'money.payout-reason.tax',
    defaultMessage: 'The law asks for your tax number before we may pay you.',
    description: 'Why a payout is blocked',
  },
  bank_account_missing: {
    id: 'money.payout-reason.no-account',
    defaultMessage: 'We do not know your bank account yet.',
    description: 'Why a payout is blocked',
  },
  bank_account_changed: {
    id: 'money.payout-reason.changed',
    defaultMessage: 'Your bank account was changed. To protect you we wait until {until}.',
    description: 'Why a payout is blocked; until: a date with its time',
  },
  account_closed: {
    id: 'money.payout-reason.closed',
    defaultMessage: 'The bank says that this account is closed.',
    description: 'Why a payout is blocked',
  },
  account_refused: {
    id: 'money.payout-reason.refused',
    defaultMessage: 'The bank refused the payout.',
    description: 'Why a payout is blocked',
  },
  identity: {
    id: 'money.payout-reason.details',
    defaultMessage: 'Our payment provider needs your complete details. Check your profile and documents.',
    description: 'Why a payout is blocked',
  },
  other: {
    id: 'money.payout-reason.other',
    defaultMessage: 'Our payment provider refused the payout. We try again within a day.',
    description: 'Why a payout is blocked',
  },
});

type WayOutValues = {
  contact: NoMessageValues;
  claims: NoMessageValues;
  documents: NoMessageValues;
  beneficialOwners: NoMessageValues;
  taxNumber: NoMessageValues;
  bankAccount: NoMessageValues;
};

export const wayOutMessages = defineMessages<WayOutValues>({
  contact: {
    id: 'money.payout-way.contact',
    defaultMessage: 'Contact us',
    description: 'Link beside the reason why a payout is blocked',
  },
  claims: {
    id: 'money.payout-way.claims',
    defaultMessage: 'See what is open',
    description: 'Link beside the reason why a payout is blocked',
  },
  documents: {
    id: 'money.payout-way.documents',
    defaultMessage: 'See your documents',
    description: 'Link beside the reason why a payout is blocked',
  },
  beneficialOwners: {
    id: 'money.payout-way.ubo',
    defaultMessage: 'Declare them',
    description: 'Link beside the reason why a payout is blocked: to the beneficial owners',
  },
  taxNumber: {
    id: 'money.payout-way.tax',
    defaultMessage: 'Enter your tax number',
    description: 'Link beside the reason why a payout is blocked',
  },
  bankAccount: {
    id: 'money.payout-way.account',
    defaultMessage: 'See your bank account',
    description: 'Link beside the reason why a payout is blocked',
  },
});
