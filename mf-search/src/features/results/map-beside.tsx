import { useIntl } from 'react-intl';

import { Button, Stack, Text } from '@campavia/ui';
import { useIsFrom } from '@campavia/ui/browser';
import { RotateCcw } from '@campavia/ui/icons';

import type { CamperMapProps } from '../map';

import { MapBackground, MapPlace } from './columns.styles';
import { mapMessages } from './map.messages';
import { useWhenIdle, useLazyMap } from './use-lazy-map';

export interface MapBesideProps extends Omit<CamperMapProps, 'layout'> {
  isListReady: boolean;
}

/** The list never waits for the map. */
export function MapBeside({ isListReady, ...map }: MapBesideProps) {
  const { formatMessage } = useIntl();
  const isWide = useIsFrom('lg');
  const { CamperMap, hasFailed, fetch } = useLazyMap();
  useWhenIdle(isWide && isListReady, fetch);
  return (
    <MapPlace aria-label={formatMessage(mapMessages.label)}>
      {isWide && CamperMap ? (
        <CamperMap {...map} layout="beside" />
      ) : (
        <MapBackground data-pending="">
          {hasFailed && (
            <Stack role="alert" $gap={4}>
              <Text>{formatMessage(mapMessages.failed)}</Text>
              <Button variant="line" icon={RotateCcw} onClick={fetch}>
                {formatMessage(mapMessages.again)}
              </Button>
            </Stack>
          )}
        </MapBackground>
      )}
    </MapPlace>
  );
}
