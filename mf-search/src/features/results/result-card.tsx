import { useMemo } from 'react';

import type { ListedCamper } from '@campavia/contracts';
import { CamperCard } from '@campavia/parts';
import { HeartPlace } from '@campavia/parts/heart';

import { useCountImpression } from '../../data/use-count-impression';
import { pointingAt, useIsOn, type Highlight } from '../../components/highlight';

import { CARD_SIZES } from './card-sizes';

export interface ResultCardProps {
  camper: ListedCamper;
  href: string;
  distance: string | undefined;
  isPriority: boolean;
  highlight: Highlight;
}

export function ResultCard({ camper, href, distance, isPriority, highlight }: ResultCardProps) {
  const { id, title, source } = camper;
  const isOn = useIsOn(highlight, id);
  const heart = useMemo(() => !source && <HeartPlace heart={{ camperId: id, title }} />, [id, source, title]);
  return (
    <li id={`camper-${camper.id}`} {...useCountImpression(camper.id)} {...pointingAt(highlight, camper)}>
      <CamperCard
        camper={camper}
        href={href}
        distance={distance}
        isPriority={isPriority}
        isOn={isOn}
        sizes={CARD_SIZES}
        heart={heart}
      />
    </li>
  );
}
