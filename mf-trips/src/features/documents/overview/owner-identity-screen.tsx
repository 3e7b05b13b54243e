import { useId } from 'react';

import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { Skeleton } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from '../../../components/section-failure';
import { tripsMessages } from '../../../components/trips.messages';
import { useOwnerDocuments } from '../../../data/documents/use-documents';

import type { RequirementsProps } from '../../owner-details';
import { AccountDocuments } from './account-documents';
import { documentMessages } from '../documents.messages';
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
      below={<LazyRequirements />}
    />
  );
}

const loadRequirements = async () =>
  (await import(/* webpackChunkName: "owner.requirements" */ '../../owner-details')).loadRequirements();

/** The other requirements for payouts. */
function LazyRequirements() {
  const headingId = useId();
  const { Component, hasFailed, retry } = useLazyComponent<RequirementsProps>(loadRequirements);
  if (Component) return <Component headingId={headingId} />;
  if (hasFailed) return <SectionFailure text={documentMessages.someFailed} onRetry={retry} />;
  return <Skeleton $height="24rem" />;
}
