import type { SandboxPaymentsSettings } from '../../config/payments-settings';
import { PaymentsFailure } from '../payments/payments-provider';
import { createSandboxCaller, parseJson, type SandboxCaller } from '../payments/sandbox-caller';
import { keyOf, problemOfSignature, SIGNATURE_HEADER } from '../payments/webhook-signature';
import type { OwnerAccountsProvider } from './owner-accounts-provider';
import {
  readAccountEvent,
  readBankAccount,
  readBankAccounts,
  readDeclaration,
  readDocument,
  readId,
  readPayout,
  readSession,
} from './sandbox-wire';

const TIMEOUT_MS = 8000;
const SECOND_MS = 1000;

/** Owner accounts of the simulated provider, a separate process. */
export function createSandboxOwnerAccounts(
  { url, secret }: Omit<SandboxPaymentsSettings, 'provider'>,
  timeoutMs = TIMEOUT_MS,
): OwnerAccountsProvider {
  const call = createSandboxCaller(`${url}/sandbox/psp/accounts`, keyOf(secret, 'calls'), timeoutMs);
  return {
    createUser: async (owner, key) => ({
      id: readId(await call('/users', { method: 'POST', body: owner, key })),
      confirmUrl: null,
    }),
    closeUser: async ({ id }) => void (await call(`/users/${segment(id)}`, { method: 'DELETE' })),
    ...bankAccounts(call),
    ...declarations(call),
    ...identity(call),
    payOut: async (order, key) => readPayout(await call('/payouts', { method: 'POST', body: order, key })),
    payoutStatus: async (id) => readPayout(await call(`/payouts/${segment(id)}`)),
    async readWebhook(headers, rawBody) {
      const seconds = Math.floor(Date.now() / SECOND_MS);
      const signed = { body: rawBody, key: keyOf(secret, 'webhooks'), seconds };
      const problem = problemOfSignature(headers[SIGNATURE_HEADER], signed);
      if (problem) throw new PaymentsFailure('false_signature', problem);
      return readAccountEvent(parseJson(rawBody));
    },
  };
}

type Part<Name extends keyof OwnerAccountsProvider> = Pick<OwnerAccountsProvider, Name>;

function bankAccounts(
  call: SandboxCaller,
): Part<'createBankAccount' | 'listBankAccounts' | 'deactivateBankAccount'> {
  const path = (userId: string) => `/users/${segment(userId)}/bank-accounts`;
  return {
    createBankAccount: async (userId, order, key) =>
      readBankAccount(await call(path(userId), { method: 'POST', body: order, key })),
    listBankAccounts: async (userId) => readBankAccounts(await call(path(userId))),
    deactivateBankAccount: async (userId, id) =>
      void (await call(`${path(userId)}/${segment(id)}`, { method: 'DELETE' })),
  };
}

function declarations(
  call: SandboxCaller,
): Part<
  'createDeclaration' | 'declaration' | 'addBeneficialOwner' | 'updateBeneficialOwner' | 'submitDeclaration'
> {
  const path = (userId: string, id: string) => `/users/${segment(userId)}/declarations/${segment(id)}`;
  return {
    createDeclaration: async (userId, key) =>
      readDeclaration(await call(`/users/${segment(userId)}/declarations`, { method: 'POST', key })),
    declaration: async (userId, id) => readDeclaration(await call(path(userId, id))),
    addBeneficialOwner: async ({ userId, declarationId }, person, key) =>
      readId(await call(`${path(userId, declarationId)}/persons`, { method: 'POST', body: person, key })),
    updateBeneficialOwner: async ({ userId, declarationId, personId }, person) => {
      const address = `${path(userId, declarationId)}/persons/${segment(personId)}`;
      await call(address, { method: 'PUT', body: person });
    },
    submitDeclaration: async (userId, id) =>
      readDeclaration(await call(`${path(userId, id)}/submit`, { method: 'POST' })),
  };
}

function identity(
  call: SandboxCaller,
): Part<'submitDocument' | 'document' | 'createIdentitySession' | 'identitySession'> {
  return {
    async submitDocument(userId, { type, reference, pages }, key) {
      // The sandbox decides by file name and needs no content.
      const body = { type, reference, pages: pages.map(({ name }) => name) };
      return readDocument(await call(`/users/${segment(userId)}/documents`, { method: 'POST', body, key }));
    },
    document: async (userId, id) =>
      readDocument(await call(`/users/${segment(userId)}/documents/${segment(id)}`)),
    createIdentitySession: async (userId, order, key) =>
      readSession(
        await call(`/users/${segment(userId)}/identity-sessions`, { method: 'POST', body: order, key }),
      ),
    identitySession: async (id) => readSession(await call(`/identity-sessions/${segment(id)}`)),
  };
}

function segment(text: string): string {
  return encodeURIComponent(text);
}
