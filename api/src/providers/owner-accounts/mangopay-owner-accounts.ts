import { createMangopayClient, type MangopayClient } from '../payments/mangopay-client';
import { hasHookSecret } from '../payments/mangopay-hooks';
import { walletsOf } from '../payments/mangopay-orders';
import type { MangopaySettings } from '../payments/mangopay-session';
import { textOf } from '../payments/mangopay-wire';
import { PaymentsFailure } from '../payments/payments-provider';
import {
  LEGAL_PERSON_TYPES,
  listOf,
  readRecipient,
  readUser,
  toMangopayAddress,
  toMangopayPerson,
} from './mangopay-account-wire';
import { createMangopayDeclarations, createMangopayIdentity } from './mangopay-identity';
import { createMangopayPayouts } from './mangopay-payouts';
import type {
  BankAccountOrder,
  OwnerAccountEvent,
  OwnerAccountsProvider,
  ProviderOwner,
} from './owner-accounts-provider';

/** Event types (docs.mangopay.com/webhooks/event-types), by prefix. */
const SUBJECTS: readonly [prefix: string, kind: OwnerAccountEvent['kind']][] = [
  ['PAYOUT_NORMAL_', 'payout'],
  ['PAYOUT_REFUND_', 'payout'],
  ['UBO_DECLARATION_', 'ubo_declaration'],
  ['KYC_', 'document'],
  ['IDENTITY_VERIFICATION_', 'identity_session'],
  ['RECIPIENT_', 'bank_account'],
];
const DISPLAY_LETTERS = 50;

/**
 * Owner accounts at Mangopay, written from its public documentation (docs.mangopay.com, API reference v2.01): users
 * with strong customer authentication, recipients, UBO declarations, KYC documents, hosted identity sessions,
 * transfers, payouts and hooks. Not tested against Mangopay itself.
 */
export function createMangopayOwnerAccounts(
  settings: MangopaySettings,
  timeoutMs?: number,
): OwnerAccountsProvider {
  const client = createMangopayClient(settings, timeoutMs);
  return {
    createUser: async (owner, key) => {
      const { path, body } = requestOf(owner);
      return readUser(await client.post(path, { ...body, Tag: owner.reference }, key));
    },
    closeUser: (user) => closeUser(client, user),
    ...recipients(client),
    ...createMangopayDeclarations(client),
    ...createMangopayIdentity(client),
    ...createMangopayPayouts({ client, walletOf: walletsOf(settings) }),
    readWebhook: async (_, rawBody) => {
      const query = new URLSearchParams(rawBody);
      if (!hasHookSecret(query, settings)) {
        throw new PaymentsFailure('false_signature', 'the secret of the hook is missing or wrong');
      }
      return readHook(client, query);
    },
  };
}

/** api-reference/users/create-natural-user-sca, api-reference/users/create-legal-user-sca */
function requestOf(owner: ProviderOwner) {
  const common = { UserCategory: 'OWNER', TermsAndConditionsAccepted: true };
  if (owner.kind === 'natural') {
    const { person } = owner;
    const body = { ...common, ...toMangopayPerson(person), Address: toMangopayAddress(person.address) };
    return { path: '/sca/users/natural', body };
  }
  const { representative } = owner;
  const body = {
    ...common,
    LegalPersonType: LEGAL_PERSON_TYPES[owner.type],
    Name: owner.name,
    Email: owner.email,
    CompanyNumber: owner.registrationNumber,
    HeadquartersAddress: toMangopayAddress(owner.headquarters),
    LegalRepresentative: toMangopayPerson(representative),
    LegalRepresentativeAddress: toMangopayAddress(representative.address),
  };
  return { path: '/sca/users/legal', body };
}

/**
 * api-reference/users/close-natural-user, api-reference/users/close-legal-user; a user that is closed refuses to be
 * closed again, and is read by api-reference/users/view-user-sca.
 */
async function closeUser(
  client: MangopayClient,
  { id, kind }: { id: string; kind: ProviderOwner['kind'] },
): Promise<void> {
  const segment = encodeURIComponent(id);
  try {
    await client.delete(`/users/${kind}/${segment}`);
  } catch (error) {
    if (!(error instanceof PaymentsFailure) || error.kind !== 'refused') throw error;
    const { UserStatus } = await client.get(`/sca/users/${segment}`);
    if (UserStatus !== 'CLOSED') throw error;
  }
}

/** api-reference/recipients: replaces the older bank account objects, for which payouts are discontinued. */
function recipients(
  client: MangopayClient,
): Pick<OwnerAccountsProvider, 'createBankAccount' | 'listBankAccounts' | 'deactivateBankAccount'> {
  const path = (userId: string) => `/users/${encodeURIComponent(userId)}/recipients`;
  return {
    async createBankAccount(userId, order, key) {
      const made = await client.post(path(userId), recipientOf(order), key);
      if (made.Tag !== order.reference) {
        throw new PaymentsFailure('conflict', 'the key was used for another account');
      }
      return readRecipient(made);
    },
    async listBankAccounts(userId) {
      const query = '?Sort=CreationDate:DESC&Per_Page=100';
      return listOf(await client.get(path(userId) + query)).map(readRecipient);
    },
    async deactivateBankAccount(_, id) {
      const address = `/recipients/${encodeURIComponent(id)}`;
      if (readRecipient(await client.get(address)).status === 'INACTIVE') return;
      await client.put(address, { Status: 'DEACTIVATED' });
    },
  };
}

// An international recipient accepts an IBAN of any country and is paid by local rails where available.
function recipientOf({ iban, holder, isCompany, address, currency, reference }: BankAccountOrder) {
  const [first = '', ...rest] = holder.split(' ');
  const Address = toMangopayAddress(address);
  const who = isCompany
    ? { BusinessRecipient: { BusinessName: holder, Address } }
    : { IndividualRecipient: { FirstName: first, LastName: rest.join(' ') || first, Address } };
  return {
    ScaContext: 'USER_PRESENT',
    DisplayName: holder.replaceAll(/[&,'/]/g, ' ').slice(0, DISPLAY_LETTERS),
    PayoutMethodType: 'InternationalBankTransfer',
    RecipientType: isCompany ? 'Business' : 'Individual',
    RecipientScope: 'PAYOUT',
    Currency: currency,
    Country: iban.slice(0, 2),
    ...who,
    InternationalBankTransfer: { AccountNumber: iban },
    Tag: reference,
  };
}

async function readHook(client: MangopayClient, query: URLSearchParams): Promise<OwnerAccountEvent> {
  const [type, id] = [query.get('EventType') ?? '', query.get('RessourceId') ?? ''];
  const [prefix, kind] = SUBJECTS.find(([beginning]) => type.startsWith(beginning)) ?? [];
  if (!kind || !id) throw new PaymentsFailure('refused', `${type} is no concern of ours`);
  const isReturned = prefix === 'PAYOUT_REFUND_';
  const refund = isReturned ? await client.get(`/refunds/${encodeURIComponent(id)}`) : undefined;
  return { id: `${type} ${id}`, kind, objectId: refund ? textOf(refund, 'InitialTransactionId') : id };
}
