import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { DayRange, InsuranceSlug } from '@campavia/domain';
import { Button } from '@campavia/ui';

import { quoteMessages } from './quote.messages';

const fetchComparison = () => import('../insurance/open-comparison');
type ComparisonWindow = Awaited<ReturnType<Awaited<ReturnType<typeof fetchComparison>>['openComparison']>>;

export interface CompareInsurancesProps {
  camperId: number;
  days: DayRange;
  ownerName: string;
  chosen: InsuranceSlug;
  onChoose: (slug: InsuranceSlug) => void;
}

/** Opens the table that compares all insurances, to take one of them there. */
export function CompareInsurances(props: CompareInsurancesProps) {
  const { formatMessage } = useIntl();
  const [Comparison, setComparison] = useState<ComparisonWindow>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setOpen(true);
    if (Comparison) return;
    // What did not come is asked for again by the next press.
    const { openComparison } = await fetchComparison();
    const Window = await openComparison();
    setComparison(() => Window);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="line"
        size="s"
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchComparison().catch(() => undefined)}
        onClick={() => void open().catch(() => setOpen(false))}
      >
        {formatMessage(quoteMessages.compare)}
      </Button>
      {Comparison && <Comparison {...props} isOpen={isOpen} onClose={close} />}
    </>
  );
}
