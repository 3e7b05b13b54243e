import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Sleepings, Vehicle } from '@campavia/contracts';
import { SectionHead } from '@campavia/parts/fields';
import { Section } from '@campavia/parts/vehicle-form';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Note, Row, Small } from '@campavia/ui';
import { Plus } from '@campavia/ui/icons';

import { useReportFailure } from '../../../data/use-report-failure';
import { useEditBeds, type BedsEditing } from '../../../data/use-vehicle';
import { countPlaces } from '../../../rules/vehicle/bed-plan';

import { BedDialog } from './bed-dialog';
import { BedPlan } from './bed-plan';
import { bedsMessages } from './beds.messages';

export interface BedsSectionProps {
  vehicle: Vehicle;
  saved: Sleepings;
}

/** The beds, as a plan. Each bed is saved separately. */
export function BedsSection({ vehicle, saved }: BedsSectionProps) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const edit = useEditBeds(vehicle.id, saved);
  const { refused } = edit;
  useReportFailure(refused?.changes.kind === 'remove' ? refused.error : undefined);
  useShowTheirs(edit);
  const [isAdding, setAdding] = useState(false);
  const { results: beds } = edit.baseline;
  const places = countPlaces(beds);
  return (
    <Section aria-labelledby={id}>
      <Row $justify="between" $gap={3}>
        <SectionHead
          id={id}
          title={formatMessage(bedsMessages.title)}
          text={formatMessage(bedsMessages.text)}
        />
        <Button variant="line" size="s" icon={Plus} onClick={() => setAdding(true)}>
          {formatMessage(bedsMessages.add)}
        </Button>
      </Row>
      {beds.length === 0 ? (
        <Small $tone="soft">{formatMessage(bedsMessages.none)}</Small>
      ) : (
        <BedPlan beds={beds} edit={edit} />
      )}
      {beds.length > 0 && places !== vehicle.beds && (
        <Note tone="care">
          {formatMessage(bedsMessages.mismatch, {
            inPlan: formatNumber(places),
            above: formatNumber(vehicle.beds),
          })}
        </Note>
      )}
      {isAdding && <BedDialog edit={edit} onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** Shows the current beds after a concurrent edit, with a notice. */
function useShowTheirs({ conflict, acceptTheirs }: BedsEditing): void {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const showTheirs = useEffectEvent(() => {
    void acceptTheirs();
    events.send('toast.shown', {
      tone: 'stop',
      title: formatMessage(bedsMessages.conflict),
      text: formatMessage(bedsMessages.conflictText),
    });
  });
  useEffect(() => {
    if (conflict) showTheirs();
  }, [conflict]);
}
