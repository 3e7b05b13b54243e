import { useIntl } from 'react-intl';

import type { OwnCamperCard } from '@campavia/contracts';
import { AddressLink, pathOf, usePlatform } from '@campavia/remote-kit';
import { Button, ButtonLink } from '@campavia/ui';

import { useReactivate } from '../../data/use-publication';

import { campersMessages } from './campers.messages';

/** The next action for a camper. */
export function RowAction({ camper, isMain }: { camper: OwnCamperCard; isMain: boolean }) {
  const { formatMessage } = useIntl();
  const { id, state } = camper;
  if (state === 'unpublished_owner') return <Reactivate id={id} />;
  if (state === 'created') {
    return (
      <div>
        <ButtonLink as={AddressLink} to="camper" params={{ id }} variant="pine">
          {formatMessage(campersMessages.seeMissing)}
        </ButtonLink>
      </div>
    );
  }
  const hasDocuments = isMain && pathOf('camper.documents', { id }) !== undefined;
  return (
    <div>
      <ButtonLink
        as={AddressLink}
        to={hasDocuments ? 'camper.documents' : 'camper.calendar'}
        params={{ id }}
        variant={hasDocuments ? 'main' : 'line'}
      >
        {formatMessage(hasDocuments ? campersMessages.openDocuments : campersMessages.openCalendar)}
      </ButtonLink>
    </div>
  );
}

function Reactivate({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { reactivate, isBusy } = useReactivate(id);

  async function showAgain() {
    if (await reactivate()) {
      events.send('toast.shown', { tone: 'good', title: formatMessage(campersMessages.shownAgain) });
    }
  }

  return (
    <div>
      <Button variant="line" isBusy={isBusy} onClick={() => void showAgain()}>
        {formatMessage(campersMessages.letAgain)}
      </Button>
    </div>
  );
}
