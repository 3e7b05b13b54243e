import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { mapMessages } from '../map.messages';
import { MapNote } from '../map.styles';
import type { CamperMapState } from '../use-camper-map';

export function MapMessages({
  hasFailed,
  retry,
  nearMe,
}: Pick<CamperMapState, 'hasFailed' | 'retry' | 'nearMe'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      {hasFailed && (
        <MapNote role="alert">
          {formatMessage(mapMessages.failed)}
          <Button variant="line" size="s" onClick={retry}>
            {formatMessage(mapMessages.again)}
          </Button>
        </MapNote>
      )}
      {nearMe.failure && <MapNote role="alert">{formatMessage(mapMessages[nearMe.failure])}</MapNote>}
    </>
  );
}
