import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { CamperPin } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { pointingAt, useChosen, type Highlight } from '../../../components/highlight';

import { mapMessages } from '../map.messages';
import { PinCard } from './pin-card';
import { CardPlace, Tray } from './pin-card.styles';

const MAX_CARDS = 20;

export interface ChosenCardProps {
  campers: readonly CamperPin[];
  query: SearchQuery;
  highlight: Highlight;
}

export function ChosenCard({ campers, query, highlight }: ChosenCardProps) {
  const id = useChosen(highlight);
  const camper = campers.find((each) => each.id === id);
  if (!camper) return null;
  return (
    <CardPlace>
      <PinCard camper={camper} query={query} onClose={() => highlight.choose(undefined)} />
    </CardPlace>
  );
}

/** The best campers in view, and the chosen one whatever its rank. */
export function campersOfTray(campers: readonly CamperPin[], chosen: number | undefined): CamperPin[] {
  const few = campers.slice(0, MAX_CARDS);
  const one = campers.find(({ id }) => id === chosen);
  return one && !few.includes(one) ? [one, ...few] : few;
}

export function CardTray({ campers, query, highlight }: ChosenCardProps) {
  const { formatMessage } = useIntl();
  const chosen = useChosen(highlight);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    const card = row.current?.querySelector(`[data-card="${chosen}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  const few = campersOfTray(campers, chosen);
  if (few.length === 0) return null;
  return (
    <Tray ref={row} aria-label={formatMessage(mapMessages.tray)}>
      {few.map((camper) => (
        <li key={camper.id} data-card={camper.id} {...pointingAt(highlight, camper)}>
          <PinCard camper={camper} query={query} isOn={camper.id === chosen} />
        </li>
      ))}
    </Tray>
  );
}
