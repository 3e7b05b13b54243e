import { useIntl } from 'react-intl';

import type { SlotProps } from '@campavia/remote-kit';
import { FailurePanel, Skeleton } from '@campavia/ui';

import { useOwnPictures } from '../../data/pictures/use-own-pictures';
import { PicturesBoard, picturesMessages } from '../../features/pictures';

export type OnboardingPicturesProps = SlotProps['onboarding.pictures'];

/** The pictures of a camper during the onboarding: added, arranged and removed. */
export function OnboardingPictures({ camperId, vehicleId }: OnboardingPicturesProps) {
  const { formatMessage } = useIntl();
  const { pictures, hasFailed, isRetrying, retry } = useOwnPictures(vehicleId);
  if (hasFailed) {
    const title = formatMessage(picturesMessages.failed);
    return <FailurePanel headingAs="h2" title={title} isRetrying={isRetrying} onRetry={retry} />;
  }
  if (!pictures) return <Skeleton $height="24rem" aria-hidden="true" />;
  return (
    <PicturesBoard
      key={camperId}
      camper={{ id: camperId, vehicle_pk: vehicleId }}
      saved={pictures}
      addLook="line"
    />
  );
}
