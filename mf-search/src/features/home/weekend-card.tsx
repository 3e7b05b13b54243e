import type { ListedCamper } from '@campavia/contracts';
import { CamperCard } from '@campavia/parts';

import { usePrint } from '../../data/use-print';

const CARD_SIZES = '(min-width: 1024px) 19rem, 19rem';

/** A camper that is free on the weekend; being seen counts. */
export function WeekendCard({ camper, href }: { camper: ListedCamper; href: string }) {
  const print = usePrint(camper.source ? undefined : camper.id);
  return (
    <li id={`camper-${camper.id}`} ref={print}>
      <CamperCard camper={camper} href={href} sizes={CARD_SIZES} />
    </li>
  );
}
