import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton } from '@campavia/ui';

import { useOwnPictures } from '../../data/pictures/use-own-pictures';

import { CamperPage } from '../camper-page';
import { PicturesBoard } from './pictures-board';
import { picturesMessages } from './pictures.messages';
import { Columns } from './pictures.styles';
import { Tips } from './tips';

export function PicturesScreen() {
  return (
    <CamperPage tab="pictures" reportsItself>
      {(camper) => <LoadedPictures camper={camper} />}
    </CamperPage>
  );
}

function LoadedPictures({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { pictures, hasFailed, isRetrying, retry } = useOwnPictures(camper.vehicle_pk);
  useReady(pictures !== undefined || hasFailed);
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(picturesMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!pictures) return <Skeleton $height="48rem" aria-hidden="true" />;
  return (
    <Columns>
      <PicturesBoard key={camper.id} camper={camper} saved={pictures} />
      <Tips />
    </Columns>
  );
}
