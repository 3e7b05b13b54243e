import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note } from '@campavia/ui';
import { useIsFrom } from '@campavia/ui/browser';
import { Map } from '@campavia/ui/icons';

import { useFullMap } from '../../data/map/use-full-map';
import type { CamperMapProps } from '../map';

import { FloatingAction } from './columns.styles';
import { mapMessages } from './map.messages';
import { useLazyMap } from './use-lazy-map';

export function MapOverlay(props: Omit<CamperMapProps, 'layout'>) {
  const { formatMessage } = useIntl();
  // In the HTML for narrow windows; the stylesheet hides it in wide ones.
  const isWide = useIsFrom('lg', { onServer: false });
  const { isOpen, open, close } = useFullMap(props.query);
  const { CamperMap, isLoading, hasFailed, fetch } = useLazyMap();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isOpen && !isWide) fetch();
  }, [isOpen, isWide, fetch]);
  useEffect(() => {
    if (!isWanted || !CamperMap) return;
    setWanted(false);
    open();
  }, [isWanted, CamperMap, open]);
  if (isWide) return null;
  const show = () => {
    setWanted(true);
    fetch();
  };
  return (
    <>
      <FloatingAction>
        {hasFailed && <Note tone="care">{formatMessage(mapMessages.failed)}</Note>}
        <Button
          variant="pine"
          icon={Map}
          isBusy={isLoading && isWanted}
          busyLabel={formatMessage(mapMessages.open)}
          onPointerEnter={fetch}
          onFocus={fetch}
          onClick={show}
        >
          {formatMessage(hasFailed ? mapMessages.again : mapMessages.open)}
        </Button>
      </FloatingAction>
      {isOpen && CamperMap && <CamperMap {...props} layout="full" onClose={close} />}
    </>
  );
}
