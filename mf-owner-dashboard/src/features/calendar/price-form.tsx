import { useIntl } from 'react-intl';

import type { CalendarFeed } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Button, Small, VisuallyHidden } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormErrors } from '@campavia/ui/forms';

import type { UseChangeCalendar } from '../../data/use-owner-calendar';
import { sharedPrice } from '../../rules/calendar/day-facts';

import { PRICE_COLOURS, type PriceColour } from './calendar.styles';
import { Swatch, Swatches } from './panel.styles';
import { DayFields, useDayChecks } from './day-fields';
import { panelMessages } from './panel.messages';
import type { DaySelection } from './use-day-selection';

export interface PanelFormProps {
  feed: CalendarFeed;
  limits: DayRange;
  selection: DaySelection;
  changing: UseChangeCalendar;
  errors: FormErrors;
  /** Announces a change, and clears the choice. */
  onDone: (text: string) => void;
}

const NAMES = ['date_from', 'date_to'] as const;
const FIRST_OWN_COLOUR = 'blue';
const ONLY_CENTS = /\.00$/;

/** Sets price and colour of the chosen days, or restores the price of the season. */
export function PriceForm({ feed, limits, selection, changing, errors, onDone }: PanelFormProps) {
  const { formatMessage } = useIntl();
  const { range, version } = selection;
  const checks = useDayChecks(NAMES);
  const shared = range && sharedPrice(feed, range);
  const colour = shared?.id ? shared.colour : FIRST_OWN_COLOUR;

  async function save(values: Record<string, string>) {
    const { date_from = '', date_to = '', price = '', colour: chosen } = values;
    const form = { date_from, date_to, price: price.trim().replace(',', '.'), colour: chosen as PriceColour };
    if (await changing.change({ kind: 'price', form })) onDone(formatMessage(panelMessages.priceSaved));
  }

  async function resetPrices() {
    if (!range) return;
    if (await changing.change({ kind: 'reset', days: range }))
      onDone(formatMessage(panelMessages.priceReset));
  }

  return (
    <Form
      summaryTitle={formatMessage(panelMessages.notSaved)}
      onSubmit={(values) => void save(values)}
      errors={errors}
      checks={{
        ...checks,
        price: (value) => (value.trim() ? undefined : formatMessage(panelMessages.noPrice)),
      }}
      isBusy={changing.isBusy}
    >
      <DayFields names={NAMES} limits={limits} selection={selection} />
      <FormField
        key={version}
        name="price"
        label={formatMessage(panelMessages.price, { currency: feed.price_currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        defaultValue={shared?.price.replace(ONLY_CENTS, '') ?? ''}
        end={<Small $tone="soft">{formatMessage(panelMessages.youReceive)}</Small>}
      />
      <ColourField key={`colour ${version}`} chosen={colour} />
      <SubmitButton isWide busyLabel={formatMessage(panelMessages.saving)}>
        {formatMessage(panelMessages.savePrice)}
      </SubmitButton>
      {range && (
        <Button
          variant="quiet"
          aria-disabled={changing.isBusy || undefined}
          onClick={() => void resetPrices()}
        >
          {formatMessage(panelMessages.reset)}
        </Button>
      )}
    </Form>
  );
}

function ColourField({ chosen }: { chosen: PriceColour }) {
  const { formatMessage } = useIntl();
  return (
    <Swatches>
      <legend>{formatMessage(panelMessages.colour)}</legend>
      {PRICE_COLOURS.map((colour) => (
        <Swatch key={colour} $colour={colour}>
          <input type="radio" name="colour" value={colour} defaultChecked={colour === chosen} />
          <VisuallyHidden>{formatMessage(panelMessages[colour])}</VisuallyHidden>
        </Swatch>
      ))}
    </Swatches>
  );
}
