import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { ListedCamper } from '@campavia/contracts';
import { Button, Stack, Text } from '@campavia/ui';
import { useIsFrom } from '@campavia/ui/browser';
import { RotateCcw } from '@campavia/ui/icons';

import { MapPicture, type CamperMapProps } from '../map';

import { MapBackground, MapPlace } from './columns.styles';
import { mapMessages } from './map.messages';
import { useWhenIdle, useLazyMap } from './use-lazy-map';

export interface MapBesideProps extends Omit<CamperMapProps, 'layout'> {
  isListReady: boolean;
  campers: readonly ListedCamper[];
}

/** The list never waits for the map. */
export function MapBeside({ isListReady, campers, ...map }: MapBesideProps) {
  const { formatMessage } = useIntl();
  const isWide = useIsFrom('lg');
  const { CamperMap, hasFailed, fetch } = useLazyMap();
  useWhenIdle(isWide && isListReady, fetch);
  const place = (content: ReactNode) => (
    <MapPlace aria-label={formatMessage(mapMessages.label)}>{content}</MapPlace>
  );
  if (isWide && CamperMap) return place(<CamperMap {...map} layout="beside" />);
  if (!hasFailed) return place(<MapPicture box={map.focus ?? map.area} campers={campers} />);
  return place(
    <MapBackground>
      <Stack role="alert" $gap={4}>
        <Text>{formatMessage(mapMessages.failed)}</Text>
        <Button variant="line" icon={RotateCcw} onClick={fetch}>
          {formatMessage(mapMessages.again)}
        </Button>
      </Stack>
    </MapBackground>,
  );
}
