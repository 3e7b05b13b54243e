import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { DayRange, InsuranceSlug } from '@campavia/domain';
import { Button } from '@campavia/ui';

import { quoteMessages } from '../../components/quote.messages';

const fetchComparison = () => import('./open-comparison');
type ComparisonDialog = Awaited<ReturnType<Awaited<ReturnType<typeof fetchComparison>>['openComparison']>>;

export interface CompareInsurancesProps {
  camperId: number;
  days: DayRange;
  ownerName: string;
  chosen: InsuranceSlug;
  onChoose: (slug: InsuranceSlug) => void;
}

export function CompareInsurances(props: CompareInsurancesProps) {
  const { formatMessage } = useIntl();
  const [Comparison, setComparison] = useState<ComparisonDialog>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setOpen(true);
    if (Comparison) return;
    // A failed load is retried by the next press.
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
