import { type FormEvent, useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { PaymentMethod } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { PaymentLogos } from '@campavia/parts/payment-logos';

import type { PaymentOrder } from '../../../data/payment/start-payment';
import { bookingMessages } from '../../../components/booking.messages';
import { PaymentPlan } from '../../../components/price/payment-plan';
import { CardFields, type TypedForMeans, PhoneField } from './means-fields';
import { meansMessages } from './means.messages';
import { MeansBox, MeansRow, MeansDetailsBox } from '../payment.styles';

interface MeansListProps {
  means: PaymentMethod[];
  chosen: PaymentMethod['type'];
  headingId: string;
  last: PaymentOrder | undefined;
  onChoose: (type: PaymentMethod['type']) => void;
}

export function MeansList({ means, chosen, headingId, last, onChoose }: MeansListProps) {
  const { typed, keepTyped } = useTyped(last);
  const row = useKeptInView(chosen);
  return (
    <MeansBox role="radiogroup" aria-labelledby={headingId} onInput={keepTyped}>
      {means.map((each) => (
        <div key={each.type}>
          <MeansRow ref={each.type === chosen ? row : undefined}>
            <input
              type="radio"
              name="means"
              value={each.type}
              checked={each.type === chosen}
              onChange={() => onChoose(each.type)}
            />
            <MeansLabel {...each} />
            <PaymentLogos code={each.logo} />
          </MeansRow>
          {each.type === chosen && <MeansDetails means={each} typed={typed} />}
        </div>
      ))}
    </MeansBox>
  );
}

function useTyped(last: PaymentOrder | undefined) {
  const typed = useRef<Record<string, string>>(typedFor(last));
  const keepTyped = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) typed.current[target.name] = target.value;
  };
  return { typed: typed.current, keepTyped };
}

// The security code is never restored; it has to be entered again.
function typedFor(last: PaymentOrder | undefined): Record<string, string> {
  const { number, expiry, holder } = last?.card ?? {};
  return { ...(number && { number, expiry, holder }), ...(last?.phone && { phone: last.phone }) };
}

/** Another row collapses above and would move the chosen one out of view. */
function useKeptInView(chosen: PaymentMethod['type']) {
  const row = useRef<HTMLLabelElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current !== chosen) row.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = chosen;
  }, [chosen]);
  return row;
}

function MeansLabel({ type, ...rest }: PaymentMethod) {
  const { formatMessage } = useIntl();
  const name = NAMES[type];
  return (
    <span>
      <b>{name ? formatMessage(name) : (FIRMS[type] ?? type)}</b>
      <MeansText {...rest} type={type} />
    </span>
  );
}

function MeansText({ type, now, now_currency, later, later_on }: PaymentMethod) {
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

interface MeansDetailsProps {
  means: PaymentMethod;
  typed: TypedForMeans;
}

function MeansDetails({ means, typed }: MeansDetailsProps) {
  const asked = detailsOf(means, typed);
  return asked && <MeansDetailsBox>{asked}</MeansDetailsBox>;
}

function detailsOf(means: PaymentMethod, typed: TypedForMeans) {
  const { type } = means;
  if (type === 'card' || type === 'card_2') return <CardFields typed={typed} />;
  if (type === 'mbway') return <PhoneField typed={typed} />;
  return type === 'cred_4' ? <FourParts means={means} /> : null;
}

function FourParts({ means: { instalments, now_currency: currency } }: { means: PaymentMethod }) {
  const { formatMessage } = useIntl();
  const [first, ...later] = instalments;
  if (!first) return null;
  const today = { ...first, when: formatMessage(bookingMessages.today) };
  return (
    <PaymentPlan
      label={formatMessage(meansMessages.inFour)}
      currency={currency}
      payments={[today, ...later]}
    />
  );
}

type ByType<Value> = Partial<Record<PaymentMethod['type'], Value>>;

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
