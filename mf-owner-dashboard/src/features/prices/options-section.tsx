import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnOption, PriceDetails } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { SectionHead } from '@campavia/parts/fields';
import { formatOptionName } from '@campavia/parts/price-breakdown';
import { usePlatform } from '@campavia/remote-kit';
import { Button, IconButton, Row, Small } from '@campavia/ui';
import { Pencil, Plus, Trash2 } from '@campavia/ui/icons';

import { useReportFailure } from '../../data/use-report-failure';
import type { PricesEdit } from '../../data/use-prices';

import { OptionDialog } from './option-dialog';
import { optionMessages } from './option.messages';
import { RowActions, Rows, Section } from './prices.styles';

/** The extras for guests. Each is saved separately. */
export function OptionsSection({ edit }: { edit: PricesEdit }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { refused } = edit;
  useReportFailure(refused?.changes.kind === 'removeOption' ? refused.error : undefined);
  const [open, setOpen] = useState<OwnOption | 'new'>();
  const { options } = edit.baseline;
  return (
    <Section aria-labelledby={id}>
      <Row $justify="between" $gap={3}>
        <SectionHead id={id} title={formatMessage(optionMessages.title)} />
        <Button variant="line" size="s" icon={Plus} onClick={() => setOpen('new')}>
          {formatMessage(optionMessages.add)}
        </Button>
      </Row>
      {options.length === 0 ? (
        <Small $tone="soft">{formatMessage(optionMessages.none)}</Small>
      ) : (
        <Rows>
          {options.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              prices={edit.baseline}
              edit={edit}
              onOpen={() => setOpen(option)}
            />
          ))}
        </Rows>
      )}
      {open && (
        <OptionDialog
          option={open === 'new' ? undefined : open}
          edit={edit}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

interface OptionRowProps {
  option: OwnOption;
  prices: PriceDetails;
  edit: PricesEdit;
  onOpen: () => void;
}

function OptionRow({ option, prices, edit, onOpen }: OptionRowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const name = formatOptionName(intl, option);
  const texts = [
    formatMessage(option.recurrence === 'day' ? optionMessages.aDay : optionMessages.onceATrip),
    ...(option.max_quantity > 1
      ? [formatMessage(optionMessages.upTo, { most: intl.formatNumber(option.max_quantity) })]
      : []),
  ];

  async function remove() {
    if (!(await edit.save({ kind: 'removeOption', optionId: option.id }))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(optionMessages.removed, { name }) });
  }

  return (
    <li>
      <div>
        <b>{name}</b>
        <Small $tone="soft">{texts.join(' · ')}</Small>
      </div>
      <RowActions>
        {formatMoney(intl, option.unit_price, prices.currency)}
        <IconButton icon={Pencil} label={formatMessage(optionMessages.change, { name })} onClick={onOpen} />
        <IconButton
          icon={Trash2}
          label={formatMessage(optionMessages.remove, { name })}
          onClick={() => void remove()}
        />
      </RowActions>
    </li>
  );
}
