import { useIntl, type IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';

import { PairColumns } from '../details.styles';
import { insideMessages } from './inside.messages';

const SOCKET_BY_LETTER = /^type_([a-z])$/;

export function Energies({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const lines = [
    [insideMessages.cooker, listing.cooking_energies],
    [insideMessages.heating, listing.heating_energies],
    [insideMessages.fridge, listing.fridge_energies],
    [insideMessages.plugs, listing.electric_plug_types],
  ] as const;
  const known = lines.filter(([, codes]) => codes.length > 0);
  if (known.length === 0) return null;
  return (
    <PairColumns>
      {known.map(([name, codes]) => (
        <div key={name.id}>
          <dt>{intl.formatMessage(name)}</dt>
          <dd>{intl.formatList(codes.map((code) => energyName(intl, code)))}</dd>
        </div>
      ))}
    </PairColumns>
  );
}

function energyName({ formatMessage }: IntlShape, code: string): string {
  const letter = SOCKET_BY_LETTER.exec(code)?.[1];
  if (letter) return formatMessage(insideMessages.letter, { letter: letter.toUpperCase() });
  const { gas, electric, induction, diesel, battery, mains, cee, usb, lighter } = insideMessages;
  const labels = { gas, electric, induction, diesel, battery, mains, cee, usb, lighter };
  return code in labels ? formatMessage(labels[code as keyof typeof labels]) : code;
}
