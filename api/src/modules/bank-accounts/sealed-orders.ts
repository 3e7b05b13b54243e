import { createHmac } from 'node:crypto';

import type { DocumentKey } from '../../config/document-keys-settings';
import type { BankAccountOrder } from '../../providers/owner-accounts/owner-accounts-provider';
import { createFileEncryption } from '../../providers/documents/file-encryption';

/** The data of an account that is stored until the provider has it. */
export type KeptOrder = Omit<BankAccountOrder, 'reference'>;

/**
 * Encrypts numbers of bank accounts with keys outside the database.
 * @param keys the current one first; at least one
 */
export function createSealedOrders(keys: readonly DocumentKey[]) {
  const encryption = createFileEncryption(keys);
  const [{ key } = { key: Buffer.alloc(0) }] = keys;
  const hashWith = (secret: Buffer, iban: string): Buffer =>
    createHmac('sha256', secret).update(`iban ${iban}`).digest();

  return {
    /** @param reference of the account: the order opens under no other */
    seal: (reference: string, order: KeptOrder): Buffer =>
      encryption.encrypt(`bank account ${reference}`, Buffer.from(JSON.stringify(order))),
    open: (reference: string, sealed: Buffer): KeptOrder =>
      JSON.parse(encryption.decrypt(`bank account ${reference}`, sealed).toString()) as KeptOrder,
    /** Tells whether two numbers are the same; it cannot be computed without the key. */
    hash: (iban: string): Buffer => hashWith(key, iban),
    /** The hashes of a number under all keys, earlier ones too: accounts keep the one of their time. */
    hashes: (iban: string): Buffer[] => keys.map((each) => hashWith(each.key, iban)),
  };
}

export type SealedOrders = ReturnType<typeof createSealedOrders>;
