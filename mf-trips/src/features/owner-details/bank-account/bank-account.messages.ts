import { defineMessages, type NoMessageValues } from 'react-intl';

type BankAccountValues = {
  lead: NoMessageValues;
  validated: NoMessageValues;
  queued: NoMessageValues;
  queued_text: NoMessageValues;
  to_confirm: NoMessageValues;
  to_confirm_text: NoMessageValues;
  refused: NoMessageValues;
  refused_text: NoMessageValues;
  confirm: NoMessageValues;
  held: { moment: string };
  change: NoMessageValues;
  iban: NoMessageValues;
  ibanHint: NoMessageValues;
  holder: NoMessageValues;
  holderHint: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
  saved: NoMessageValues;
  queuedToast: NoMessageValues;
  notSaved: NoMessageValues;
  needed: NoMessageValues;
  noCountry: NoMessageValues;
  wrongLength: NoMessageValues;
  wrongDigits: NoMessageValues;
  notPaid: NoMessageValues;
  safety: NoMessageValues;
  safetyText: NoMessageValues;
  stored: NoMessageValues;
};

export const bankAccountMessages = defineMessages<BankAccountValues>({
  lead: {
    id: 'owner-details.bank-account.lead',
    defaultMessage: 'This is where your payouts go. It takes about two minutes.',
    description: 'Below the heading of the page',
  },
  validated: {
    id: 'owner-details.bank-account.validated',
    defaultMessage: 'In order',
    description: 'Badge beside a bank account that payouts can go to',
  },
  queued: {
    id: 'owner-details.bank-account.queued',
    defaultMessage: 'Being registered',
    description: 'Badge beside a bank account that the payment provider does not have yet',
  },
  queued_text: {
    id: 'owner-details.bank-account.queued-text',
    defaultMessage:
      'Your account is saved. The payment provider does not answer just now, so we keep trying to register it. There is nothing to do for you.',
    description: 'Below that badge',
  },
  to_confirm: {
    id: 'owner-details.bank-account.to-confirm',
    defaultMessage: 'To be confirmed',
    description: 'Badge beside a bank account that its owner has to confirm',
  },
  to_confirm_text: {
    id: 'owner-details.bank-account.to-confirm-text',
    defaultMessage:
      'Confirm the account on the page of the payment provider. Payouts leave once that is done.',
    description: 'Below that badge',
  },
  refused: {
    id: 'owner-details.bank-account.refused',
    defaultMessage: 'Not accepted',
    description: 'Badge beside a bank account that the payment provider refused',
  },
  refused_text: {
    id: 'owner-details.bank-account.refused-text',
    defaultMessage: 'The payment provider does not accept this account. Enter it again, or another one.',
    description: 'Below that badge, over the form',
  },
  confirm: {
    id: 'owner-details.bank-account.confirm',
    defaultMessage: 'Confirm the account',
    description: 'Button that leads to a page of the payment provider',
  },
  held: {
    id: 'owner-details.bank-account.held',
    defaultMessage: 'You changed the account, so no payout leaves before {moment}.',
    description: 'Shown after the account was changed; moment: 16 March 2027 at 10:00',
  },
  change: {
    id: 'owner-details.bank-account.change',
    defaultMessage: 'Change the account',
    description: 'Button that opens the form for another bank account',
  },
  iban: {
    id: 'owner-details.bank-account.iban',
    defaultMessage: 'IBAN',
    description: 'Name of a field: the number of a bank account',
  },
  ibanHint: {
    id: 'owner-details.bank-account.iban-hint',
    defaultMessage:
      'On your bank’s page or your card statement. An account in any country of the SEPA area will do.',
    description: 'Below the field of the IBAN',
  },
  holder: {
    id: 'owner-details.bank-account.holder',
    defaultMessage: 'Account holder',
    description: 'Name of a field: whose bank account it is',
  },
  holderHint: {
    id: 'owner-details.bank-account.holder-hint',
    defaultMessage: 'The name the bank knows: yours, or that of your company.',
    description: 'Below that field',
  },
  save: {
    id: 'owner-details.bank-account.save',
    defaultMessage: 'Save the account',
    description: 'Button that saves the bank account',
  },
  saving: {
    id: 'owner-details.bank-account.saving',
    defaultMessage: 'Saving',
    description: 'The same button while it is being saved',
  },
  saved: {
    id: 'owner-details.bank-account.saved',
    defaultMessage: 'Your bank account is saved',
    description: 'News in the corner of the page',
  },
  queuedToast: {
    id: 'owner-details.bank-account.queued-toast',
    defaultMessage: 'Your account is saved and will be registered soon',
    description: 'News in the corner of the page when the payment provider does not answer',
  },
  notSaved: {
    id: 'owner-details.bank-account.not-saved',
    defaultMessage: 'The bank account was not saved',
    description: 'Head of the list of what is wrong with the form',
  },
  needed: {
    id: 'owner-details.bank-account.needed',
    defaultMessage: 'Enter your IBAN.',
    description: 'Below the field of the IBAN that was left empty',
  },
  noCountry: {
    id: 'owner-details.bank-account.no-country',
    defaultMessage:
      'An IBAN begins with the code of a country, such as FR or DE. Check the first two characters.',
    description: 'Below the field of the IBAN',
  },
  wrongLength: {
    id: 'owner-details.bank-account.wrong-length',
    defaultMessage: 'This IBAN is too short or too long for its country. Check that no character is missing.',
    description: 'Below the field of the IBAN',
  },
  wrongDigits: {
    id: 'owner-details.bank-account.wrong-digits',
    defaultMessage:
      "The check digits of this IBAN are wrong. Check each character, or copy it from your bank's page.",
    description: 'Below the field of the IBAN',
  },
  notPaid: {
    id: 'owner-details.bank-account.not-paid',
    defaultMessage: 'We cannot pay to this country. Enter an account in a country of the SEPA area.',
    description: 'Below the field of the IBAN',
  },
  safety: {
    id: 'owner-details.bank-account.safety',
    defaultMessage: 'If you change it',
    description: 'Heading over what protects the payouts',
  },
  safetyText: {
    id: 'owner-details.bank-account.safety-text',
    defaultMessage:
      'Payouts then wait for 48 hours, and we write to your e-mail address and that of your company. So nobody can redirect your money unnoticed.',
    description: 'Below that heading',
  },
  stored: {
    id: 'owner-details.bank-account.stored',
    defaultMessage:
      'The payment provider keeps the number. We keep its last four characters only, and guests never see any of it.',
    description: 'Below the text on safety',
  },
});
