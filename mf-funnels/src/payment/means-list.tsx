import { type MessageDescriptor, useIntl } from 'react-intl';

import type { PaymentMeans } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';

import { CardPart } from './card-part';
import { meansMessages } from './means.messages';
import { Logo, MeansBox, MeansRow, MeansSheet } from './payment.styles';
import { PhonePart } from './phone-part';

interface MeansListProps {
  means: PaymentMeans[];
  chosen: PaymentMeans['type'];
  headingId: string;
  onChoose: (type: PaymentMeans['type']) => void;
}

/** The means on offer; the chosen one unfolds. */
export function MeansList({ means, chosen, headingId, onChoose }: MeansListProps) {
  return (
    <MeansBox role="radiogroup" aria-labelledby={headingId}>
      {means.map((each) => (
        <div key={each.type}>
          <MeansRow>
            <input
              type="radio"
              name="means"
              value={each.type}
              checked={each.type === chosen}
              onChange={() => onChoose(each.type)}
            />
            <MeansWords {...each} />
            <Logos code={each.logo} />
          </MeansRow>
          {each.type === chosen && <MeansSheetOf type={each.type} />}
        </div>
      ))}
    </MeansBox>
  );
}

function MeansWords({ type, ...rest }: PaymentMeans) {
  const { formatMessage } = useIntl();
  const name = NAMES[type];
  return (
    <span>
      <b>{name ? formatMessage(name) : (FIRMS[type] ?? type)}</b>
      <MeansText {...rest} type={type} />
    </span>
  );
}

function MeansText({ type, now, now_currency, later, later_on }: PaymentMeans) {
  const intl = useIntl();
  const amount = formatMoney(intl, now, now_currency);
  const text = TEXTS[type];
  if (text) return <small>{intl.formatMessage(text)}</small>;
  if (later === null || later_on === null) {
    return <small>{intl.formatMessage(meansMessages.today, { amount })}</small>;
  }
  const rest = formatMoney(intl, later, now_currency);
  const date = formatPlainDate(intl, later_on);
  return <small>{intl.formatMessage(meansMessages.inTwo, { amount, rest, date })}</small>;
}

function Logos({ code }: { code: string | null }) {
  const logos = LOGOS[code ?? ''] ?? [];
  return (
    <span aria-hidden="true">
      {logos.map((logo) => (
        <Logo key={logo}>{logo}</Logo>
      ))}
    </span>
  );
}

function MeansSheetOf({ type }: { type: PaymentMeans['type'] }) {
  if (type === 'card' || type === 'card_2') {
    return (
      <MeansSheet>
        <CardPart />
      </MeansSheet>
    );
  }
  if (type !== 'mbway') return null;
  return (
    <MeansSheet>
      <PhonePart />
    </MeansSheet>
  );
}

type ByType<Value> = Partial<Record<PaymentMeans['type'], Value>>;

const NAMES: ByType<MessageDescriptor> = {
  card: meansMessages.card,
  card_2: meansMessages.cardInTwo,
  cred_4: meansMessages.inFour,
};

/** Names of firms are the same in every language. */
const FIRMS: ByType<string> = { paypal: 'PayPal', sofort: 'Klarna', ideal: 'iDEAL', mbway: 'MB WAY' };

const TEXTS: ByType<MessageDescriptor> = {
  cred_4: meansMessages.inFourText,
  paypal: meansMessages.paypalText,
  sofort: meansMessages.klarnaText,
  ideal: meansMessages.idealText,
  mbway: meansMessages.mbwayText,
};

/** Names of firms and figures are the same in every language. */
const LOGOS: Record<string, readonly string[]> = {
  card: ['Visa', 'Mastercard'],
  cb2x: ['2×'],
  floa4x: ['4×'],
  paypal: ['PayPal'],
  klarna: ['Klarna'],
  ideal: ['iDEAL'],
  mbway: ['MB WAY'],
};
