import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { ButtonLink, type ButtonVariant } from '@campavia/ui';

import { useListingLink } from '../../data/use-listing-link';

import { rentOutMessages } from './rent-out.messages';

const fetchDialog = () => import('./sister-dialog');
const SisterDialog = lazy(async () => ({ default: (await fetchDialog()).SisterDialog }));

/** Links to listing a camper; asks first if that is on the sister platform. Hidden if neither is available. */
export function ListCamperButton({ variant }: { variant: ButtonVariant }) {
  const { formatMessage } = useIntl();
  const link = useListingLink();
  const [isAsking, setAsking] = useState(false);
  if (!link) return null;
  const label = formatMessage(rentOutMessages.list);
  if (link.kind === 'onboarding') {
    return (
      <ButtonLink variant={variant} href={link.href}>
        {label}
      </ButtonLink>
    );
  }

  const prefetch = () => void fetchDialog();
  function ask(event: MouseEvent): void {
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <ButtonLink
        variant={variant}
        href={link.href}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={ask}
      >
        {label}
      </ButtonLink>
      {isAsking && (
        <Suspense>
          <SisterDialog href={link.href} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
