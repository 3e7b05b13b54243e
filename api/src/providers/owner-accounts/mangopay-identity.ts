import type { MangopayClient } from '../payments/mangopay-client';
import { textOf } from '../payments/mangopay-wire';
import {
  DOCUMENT_TYPES,
  readIdentitySession,
  readKycDocument,
  readUboDeclaration,
  toUbo,
} from './mangopay-account-wire';
import type { OwnerAccountsProvider } from './owner-accounts-provider';

type Part<Name extends keyof OwnerAccountsProvider> = Pick<OwnerAccountsProvider, Name>;

/** Beneficial owners: api-reference/ubo-declarations. */
export function createMangopayDeclarations(
  client: MangopayClient,
): Part<
  'createDeclaration' | 'declaration' | 'addBeneficialOwner' | 'updateBeneficialOwner' | 'submitDeclaration'
> {
  const pathOf = (userId: string, id: string) =>
    `/users/${encodeURIComponent(userId)}/kyc/ubodeclarations/${encodeURIComponent(id)}`;
  const declaration = async (userId: string, id: string) =>
    readUboDeclaration(await client.get(pathOf(userId, id)));

  return {
    declaration,
    async createDeclaration(userId, key) {
      const path = `/users/${encodeURIComponent(userId)}/kyc/ubodeclarations`;
      return readUboDeclaration(await client.post(path, {}, key));
    },
    async addBeneficialOwner({ userId, declarationId }, person, key) {
      const made = await client.post(`${pathOf(userId, declarationId)}/ubos`, toUbo(person), key);
      return textOf(made, 'Id');
    },
    async updateBeneficialOwner({ userId, declarationId, personId }, person) {
      const path = `${pathOf(userId, declarationId)}/ubos/${encodeURIComponent(personId)}`;
      await client.put(path, toUbo(person));
    },
    async submitDeclaration(userId, id) {
      const before = await declaration(userId, id);
      if (before.status === 'A') return before;
      return readUboDeclaration(await client.put(pathOf(userId, id), { Status: 'VALIDATION_ASKED' }));
    },
  };
}

/** Documents and hosted sessions: api-reference/kyc-documents, api-reference/idv-sessions. */
export function createMangopayIdentity(
  client: MangopayClient,
): Part<'submitDocument' | 'document' | 'createIdentitySession' | 'identitySession'> {
  const ofUser = (userId: string) => `/users/${encodeURIComponent(userId)}`;

  return {
    async submitDocument(userId, { type, reference, pages }, key) {
      const path = `${ofUser(userId)}/kyc/documents`;
      const made = await client.post(path, { Type: DOCUMENT_TYPES[type], Tag: reference }, key);
      const before = readKycDocument(await client.get(`/kyc/documents/${textOf(made, 'Id')}`));
      if (before.status !== 'CREATED') return before;
      for (const [nth, { content }] of pages.entries()) {
        const page = { File: content.toString('base64') };
        await client.post(`${path}/${before.id}/pages`, page, `${key} page ${nth}`);
      }
      return readKycDocument(await client.put(`${path}/${before.id}`, { Status: 'VALIDATION_ASKED' }));
    },
    document: async (_, id) => readKycDocument(await client.get(`/kyc/documents/${encodeURIComponent(id)}`)),
    async createIdentitySession(userId, { returnUrl, reference }, key) {
      const body = { ReturnUrl: returnUrl, Tag: reference };
      return readIdentitySession(await client.post(`${ofUser(userId)}/identity-verifications`, body, key));
    },
    identitySession: async (id) =>
      readIdentitySession(await client.get(`/identity-verifications/${encodeURIComponent(id)}`)),
  };
}
