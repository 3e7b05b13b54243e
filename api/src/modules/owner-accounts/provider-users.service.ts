import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type {
  OwnerAccountsProvider,
  PostalAddress,
  ProviderOwner,
  ProviderPerson,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { queueValidDocuments } from '../documents/provider-documents.service';
import { createProviderUsersStore, type OwnerRow } from './provider-users.store';

interface Needs {
  database: Database;
  clock: Clock;
  provider: Pick<OwnerAccountsProvider, 'createUser'>;
}

/** Registers owners at the payment provider, once for each kind of person that they are. */
export function createProviderUsers({ database, clock, provider }: Needs) {
  const store = createProviderUsersStore(database);

  /**
   * The provider's id of an owner, who is registered there at the first call. `address` is used where their profile has
   * none.
   * @throws HttpError 405 owner_details_missing without a birthday or an address, or of a company without its details
   * @throws PaymentsFailure
   */
  async function ensure(userId: number, address?: PostalAddress): Promise<string> {
    const owner = await store.findOwner(userId);
    const kind = owner.professional_type === null ? 'natural' : 'legal';
    const known = await store.find(userId, kind);
    if (known) return known.provider_id;
    const { id } = await provider.createUser(toProviderOwner(owner, address), `owner ${userId} ${kind}`);
    await database.transaction().execute(async (within) => {
      const row = { user_id: userId, provider_id: id, made_at: clock.now() };
      const isNew = await createProviderUsersStore(within).add({ ...row, kind });
      if (isNew) await queueValidDocuments(within, userId, clock.now());
    });
    return (await store.find(userId, kind))?.provider_id ?? id;
  }

  return { ensure };
}

export type ProviderUsers = ReturnType<typeof createProviderUsers>;

function toProviderOwner(owner: OwnerRow, address?: PostalAddress): ProviderOwner {
  const reference = String(owner.id);
  const person = toPerson(owner, address);
  if (owner.professional_type === null) return { kind: 'natural', reference, person };
  const { name, registration_number: registrationNumber, company_email } = owner;
  const headquarters = toAddress(owner.company_street, owner.company_zipcode, {
    city: owner.company_city,
    country: owner.company_country,
  });
  if (!name || !registrationNumber || !headquarters) throw new HttpError(405, 'owner_details_missing');
  const company = { name, registrationNumber, headquarters, email: company_email ?? owner.email };
  return { kind: 'legal', reference, type: owner.professional_type, representative: person, ...company };
}

// The provider replaces a nationality that was not entered by that of the identity document.
function toPerson(owner: OwnerRow, given?: PostalAddress): ProviderPerson {
  const bornOn = owner.legal_borned_on ?? owner.borned_on;
  const legal = toAddress(owner.legal_street, owner.legal_zipcode, {
    city: owner.legal_city,
    country: owner.legal_country,
  });
  const address = legal ?? toAddress(owner.street, owner.zipcode, owner) ?? given;
  if (!bornOn || !address) throw new HttpError(405, 'owner_details_missing');
  return {
    firstName: owner.legal_first_name ?? owner.first_name,
    lastName: owner.legal_last_name ?? owner.last_name,
    email: owner.email,
    bornOn,
    address,
    nationality: owner.nationality ?? owner.country,
    countryOfResidence: owner.country_of_residence ?? owner.country,
  };
}

function toAddress(
  street: string | null,
  zipcode: string | null,
  { city, country }: { city: string | null; country: string | null },
): PostalAddress | undefined {
  return street && zipcode && city && country ? { street, zipcode, city, country } : undefined;
}
