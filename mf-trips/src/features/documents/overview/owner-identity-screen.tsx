import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';

import { tripsMessages } from '../../../components/trips.messages';
import { useOwnerDocuments } from '../../../data/documents/use-documents';

import { AccountDocuments } from './account-documents';
import { overviewMessages } from './overview.messages';

export function OwnerIdentityScreen() {
  return <SignedIn>{(me) => <OwnerDocuments me={me} />}</SignedIn>;
}

function OwnerDocuments({ me }: { me: Me }) {
  return (
    <AccountDocuments
      {...useOwnerDocuments(me.id)}
      place={{ of: 'owner' }}
      title={tripsMessages.ownerDocuments}
      lead={overviewMessages.leadOwner}
      privacy={overviewMessages.privacyOwner}
    />
  );
}
