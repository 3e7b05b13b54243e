import type { PaymentsSettings } from '../../config/payments-settings';
import { PaymentsFailure } from '../payments/payments-provider';
import { createMangopayOwnerAccounts } from './mangopay-owner-accounts';
import type { OwnerAccountsProvider } from './owner-accounts-provider';
import { createSandboxOwnerAccounts } from './sandbox-owner-accounts';

/** The configured provider of owner accounts; without one every call fails as `away`. */
export function chooseOwnerAccounts(settings: PaymentsSettings | undefined): OwnerAccountsProvider {
  if (!settings) return unconfigured();
  return settings.provider === 'sandbox'
    ? createSandboxOwnerAccounts(settings)
    : createMangopayOwnerAccounts(settings);
}

function unconfigured(): OwnerAccountsProvider {
  const refuse = () => Promise.reject(new PaymentsFailure('away', 'no provider is set up: set PAYMENTS'));
  return {
    createUser: refuse,
    closeUser: refuse,
    createBankAccount: refuse,
    listBankAccounts: refuse,
    deactivateBankAccount: refuse,
    createDeclaration: refuse,
    declaration: refuse,
    addBeneficialOwner: refuse,
    updateBeneficialOwner: refuse,
    submitDeclaration: refuse,
    submitDocument: refuse,
    document: refuse,
    createIdentitySession: refuse,
    identitySession: refuse,
    payOut: refuse,
    payoutStatus: refuse,
    readWebhook: refuse,
  };
}
