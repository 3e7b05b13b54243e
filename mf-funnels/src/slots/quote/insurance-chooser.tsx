import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import type { Trip } from '../../rules/trip-of-query';
import { insuranceNames } from '../../parts/insurance-names.messages';
import { quoteMessages } from '../../parts/quote.messages';
import { ChosenLine } from '../../parts/quote.styles';
import type { UseChoices } from './use-choices';

const fetchComparison = () => import('../../insurance/open-comparison');
type ComparisonWindow = Awaited<ReturnType<Awaited<ReturnType<typeof fetchComparison>>['openComparison']>>;

export interface InsuranceChooserProps extends UseChoices {
  camperId: number;
  trip: Trip;
  ownerName: string;
}

/** Which insurance is chosen, and the way to the table that compares them all. */
export function InsuranceChooser({ camperId, trip, ownerName, choices, choose }: InsuranceChooserProps) {
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
    <ChosenLine onPointerEnter={() => void fetchComparison().catch(() => undefined)}>
      <span>
        <b>{formatMessage(quoteMessages.insuranceLabel)}</b>
        {formatMessage(insuranceNames[choices.insurance], { owner: ownerName })}
      </span>
      <Button
        ref={opener}
        variant="line"
        size="s"
        aria-haspopup="dialog"
        onClick={() => void open().catch(() => setOpen(false))}
      >
        {formatMessage(quoteMessages.compare)}
      </Button>
      {Comparison && (
        <Comparison
          {...{ camperId, ownerName, isOpen }}
          days={trip}
          chosen={choices.insurance}
          onChoose={(insurance) => choose({ insurance })}
          onClose={close}
        />
      )}
    </ChosenLine>
  );
}
