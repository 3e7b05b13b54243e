import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { Sleeping } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Icon, IconButton, Small, Strong } from '@campavia/ui';
import { Bed, Trash2 } from '@campavia/ui/icons';

import type { BedsEditing } from '../../../data/use-vehicle';
import { toBedZones } from '../../../rules/vehicle/bed-plan';

import { bedsMessages } from './beds.messages';

export interface BedPlanProps {
  beds: readonly Sleeping[];
  edit: BedsEditing;
}

/** The vehicle from above with the rear on the left, and the roof above it; on a phone its parts follow each other. */
export function BedPlan({ beds, edit }: BedPlanProps) {
  const { formatMessage } = useIntl();
  return (
    <Plan aria-label={formatMessage(bedsMessages.plan)}>
      {toBedZones(beds).map(({ place, beds: inZone }) => (
        <Zone key={place} $place={place}>
          <Small as="p" $tone="soft">
            {formatMessage(bedsMessages[place])}
          </Small>
          {inZone.length === 0 ? (
            <Small as="p" $tone="faint">
              {formatMessage(bedsMessages.noBed)}
            </Small>
          ) : (
            <ul>
              {inZone.map((bed) => (
                <BedRow key={bed.id} bed={bed} edit={edit} />
              ))}
            </ul>
          )}
        </Zone>
      ))}
    </Plan>
  );
}

function BedRow({ bed, edit }: { bed: Sleeping; edit: BedsEditing }) {
  const { formatMessage, formatNumber } = useIntl();
  const { events } = usePlatform();
  const name = formatMessage(bedsMessages[bed.kind]);
  const [width, length] = [formatNumber(bed.width_cm), formatNumber(bed.length_cm)];

  async function remove() {
    if (!(await edit.save({ kind: 'remove', sleepingId: bed.id }))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(bedsMessages.removed, { name }) });
  }

  return (
    <li>
      <Icon of={Bed} />
      <span>
        <Strong>{name}</Strong>
        <Small $tone="soft">{formatMessage(bedsMessages.size, { width, length, count: bed.sleeps })}</Small>
      </span>
      <IconButton
        icon={Trash2}
        label={formatMessage(bedsMessages.remove, { name })}
        aria-disabled={edit.isBusy || undefined}
        onClick={() => !edit.isBusy && void remove()}
      />
    </li>
  );
}

const Plan = styled.ol`
  display: grid;
  gap: var(--s2);
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: var(--s2);
  border: 2px solid var(--line);
  border-radius: var(--r-l);
  list-style: none;
  @media (min-width: 900px) {
    grid-template-areas: 'roof roof roof roof' 'rear middle front cab';
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Zone = styled.li<{ $place: Sleeping['place'] }>`
  min-width: 0;
  padding: var(--s3);
  border-radius: var(--r-m);
  background: var(--paper);
  ${({ $place }) => $place === 'roof' && 'border: 1px dashed var(--line);'}
  @media (min-width: 900px) {
    grid-area: ${({ $place }) => $place};
  }
  > ul {
    display: grid;
    gap: var(--s2);
    margin: var(--s2) 0 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    gap: var(--s2);
    align-items: center;
    min-width: 0;
  }
  > ul > li > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 900px) {
    > ul > li {
      flex-wrap: wrap;
      justify-content: space-between;
    }
    > ul > li > span {
      flex: 1 0 100%;
      order: 1;
    }
  }
  > p {
    margin: 0;
  }
  strong,
  small {
    display: block;
  }
`;
