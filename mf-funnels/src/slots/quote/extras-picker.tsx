import { useIntl } from 'react-intl';

import type { Listing, Price } from '@campavia/contracts';
import { Note } from '@campavia/ui';

import { toggleExtra, type Extra } from '../../rules/choices';
import { ExtraRow } from './extra-row';
import { extrasMessages } from '../../components/extras.messages';
import { OptionRow } from './option-row';
import { Fold } from '../../components/choice.styles';
import { ExtraList } from '../../components/quote.styles';
import { refusalMessages } from '../../components/refusal/refusal.messages';
import type { UseChoices } from './use-choices';

export interface ExtrasPickerProps extends UseChoices {
  listing: Pick<Listing, 'options' | 'second_driver'>;
  price: Price | undefined;
}

/** Null if the extra is unavailable, undefined while the price is not known. */
function offerOf({ listing, price }: Pick<ExtrasPickerProps, 'listing' | 'price'>, extra: Extra) {
  if (extra === 'second_driver') {
    const { choice } = listing.second_driver;
    if (choice !== 'not_selected') return choice === 'included' ? '0.00' : null;
    return price?.offers.second_driver;
  }
  return extra === 'rental_cover' ? price?.offers.rental_cover : price?.offers.cancellation_insurance;
}

export function ExtrasPicker({ listing, price, choices, choose }: ExtrasPickerProps) {
  const { formatMessage } = useIntl();
  const { extras, options } = choices;
  const count = extras.length + Object.values(options).filter((many) => many > 0).length;
  const shown = (['second_driver', 'rental_cover', 'cancel_insurance'] as const).filter(
    (extra) => offerOf({ listing, price }, extra) !== null || extras.includes(extra),
  );
  return (
    <Fold>
      <summary>
        <b>{formatMessage(extrasMessages.title)}</b>
        <span>{formatMessage(extrasMessages.count, { count })}</span>
      </summary>
      <ExtraList>
        {listing.options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            count={options[option.id] ?? 0}
            onChange={(many) => choose({ options: { ...options, [option.id]: many } })}
          />
        ))}
        {shown.map((extra) => (
          <ExtraRow
            key={extra}
            extra={extra}
            amount={offerOf({ listing, price }, extra) ?? undefined}
            currency={price?.currency_used}
            isChosen={extras.includes(extra)}
            onToggle={() => choose({ extras: toggleExtra(extras, extra) })}
          />
        ))}
      </ExtraList>
      {isCoverAway({ price, choices }) && (
        <Note role="status">{formatMessage(refusalMessages.cover, {})}</Note>
      )}
    </Fold>
  );
}

/** Every trip can have the rental cover: no price means that its provider is unavailable. */
function isCoverAway({ price, choices }: Pick<ExtrasPickerProps, 'price' | 'choices'>): boolean {
  return price?.offers.rental_cover === null && !choices.extras.includes('rental_cover');
}
