import type { ListedCamper } from '@campavia/contracts';
import { CamperCard } from '@campavia/parts';
import { HeartPlace } from '@campavia/parts/heart';

import { useCountImpression } from '../../data/use-count-impression';

const CARD_SIZES = '(min-width: 640px) 19rem, 72vw';

export function WeekendCard({ camper, href }: { camper: ListedCamper; href: string }) {
  return (
    <li id={`camper-${camper.id}`} {...useCountImpression(camper.id)}>
      <CamperCard
        camper={camper}
        href={href}
        sizes={CARD_SIZES}
        heart={<HeartPlace heart={{ camperId: camper.id, title: camper.title }} />}
      />
    </li>
  );
}
