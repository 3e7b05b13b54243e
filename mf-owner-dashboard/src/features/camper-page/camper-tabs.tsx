import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { Tab, Tabs } from '@campavia/parts/tabs';
import { pathOf } from '@campavia/remote-kit';

import { CAMPER_TABS, type CamperTab } from '../../rules/camper-tabs';

import { camperPageMessages } from './camper-page.messages';

export interface CamperTabsProps {
  camperId: number | string;
  /** Undefined on the page of an unfinished listing. */
  chosen: CamperTab | undefined;
  /** Documents of the camper that wait for its owner. */
  documentsToSend?: number;
}

/** Links to the pages of a camper; pages that no release serves are omitted. */
export function CamperTabs({ camperId, chosen, documentsToSend = 0 }: CamperTabsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current) scrollToChosen(row.current);
  }, [chosen]);
  return (
    <Tabs ref={row} aria-label={formatMessage(camperPageMessages.tabs)}>
      {CAMPER_TABS.map(({ tab, address }) => {
        const path = pathOf(address, { id: camperId });
        return path === undefined ? null : (
          <Tab key={tab} to={path} aria-current={tab === chosen ? 'page' : undefined}>
            {formatMessage(camperPageMessages[tab])}
            {tab === 'documents' && documentsToSend > 0 && <span>{formatNumber(documentsToSend)}</span>}
          </Tab>
        );
      })}
    </Tabs>
  );
}

function scrollToChosen(row: HTMLElement): void {
  const chosen = row.querySelector<HTMLElement>('[aria-current]');
  if (chosen)
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
