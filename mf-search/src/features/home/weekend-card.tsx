import type { ListedCamper } from '@campavia/contracts';
import { CamperCard } from '@campavia/parts';

import { useCountImpression } from '../../data/use-count-impression';

const CARD_SIZES = '(min-width: 1400px) 19rem, (min-width: 1024px) 22.3vw, (min-width: 640px) 19rem, 72vw';

export function WeekendCard({ camper, href }: { camper: ListedCamper; href: string }) {
  const impressionRef = useCountImpression(camper.source ? undefined : camper.id);
  return (
    <li id={`camper-${camper.id}`} ref={impressionRef}>
      <CamperCard camper={camper} href={href} sizes={CARD_SIZES} />
    </li>
  );
}
