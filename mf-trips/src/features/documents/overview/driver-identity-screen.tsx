import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';

import { tripsMessages } from '../../../components/trips.messages';
import { useDriverDocuments } from '../../../data/documents/use-documents';

import { AccountDocuments } from './account-documents';
import { overviewMessages } from './overview.messages';

export function DriverIdentityScreen() {
  return <SignedIn>{(me) => <DriverDocuments me={me} />}</SignedIn>;
}

function DriverDocuments({ me }: { me: Me }) {
  return (
    <AccountDocuments
      {...useDriverDocuments(me.id)}
      place={{ of: 'account' }}
      title={tripsMessages.driverDocuments}
      lead={overviewMessages.leadAccount}
      privacy={overviewMessages.privacyAccount}
    />
  );
}
