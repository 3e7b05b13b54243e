import { type InputEvent, useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { PaymentMethod } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { PaymentLogos } from '@campavia/parts/payment-logos';

import type { PaymentOrder } from '../../../data/payment/start-payment';
import { bookingMessages } from '../../../components/booking.messages';
import { PaymentPlan } from '../../../components/price/payment-plan';
import { CardFields, type TypedForMethod, PhoneField } from './payment-method-fields';
import { methodMessages } from './payment-method.messages';
import { MethodBox, MethodRow, MethodDetailsBox } from '../payment.styles';

interface PaymentMethodListProps {
  methods: PaymentMethod[];
  chosen: PaymentMethod['type'];
  headingId: string;
  last: PaymentOrder | undefined;
  onChoose: (type: PaymentMethod['type']) => void;
}

export function PaymentMethodList({ methods, chosen, headingId, last, onChoose }: PaymentMethodListProps) {
  const { typed, saveTyped } = useTyped(last);
  const row = useKeptInView(chosen);
  return (
    <MethodBox role="radiogroup" aria-labelledby={headingId} onInput={saveTyped}>
      {methods.map((each) => (
        <div key={each.type}>
          <MethodRow ref={each.type === chosen ? row : undefined}>
            <input
              type="radio"
              name="means"
              value={each.type}
              checked={each.type === chosen}
              onChange={() => onChoose(each.type)}
            />
            <MethodLabel {...each} />
            <PaymentLogos code={each.logo} />
          </MethodRow>
          {each.type === chosen && <MethodDetails method={each} typed={typed} />}
        </div>
      ))}
    </MethodBox>
  );
}

function useTyped(last: PaymentOrder | undefined) {
  const typed = useRef<Record<string, string>>(typedFor(last));
  const saveTyped = ({ target }: InputEvent) => {
    if (target instanceof HTMLInputElement) typed.current[target.name] = target.value;
  };
  return { typed: typed.current, saveTyped };
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

function MethodLabel({ type, ...rest }: PaymentMethod) {
  const { formatMessage } = useIntl();
  const name = NAMES[type];
  return (
    <span>
      <b>{name ? formatMessage(name) : (BRANDS[type] ?? type)}</b>
      <MethodText {...rest} type={type} />
    </span>
  );
}

function MethodText({ type, now, now_currency, later, later_on }: PaymentMethod) {
  const intl = useIntl();
  const amount = formatMoney(intl, now, now_currency);
  const text = TEXTS[type];
  if (text) return <small>{intl.formatMessage(text)}</small>;
  if (later === null || later_on === null) {
    return <small>{intl.formatMessage(methodMessages.today, { amount })}</small>;
  }
  const rest = formatMoney(intl, later, now_currency);
  const date = formatPlainDate(intl, later_on);
  return <small>{intl.formatMessage(methodMessages.inTwo, { amount, rest, date })}</small>;
}

interface MethodDetailsProps {
  method: PaymentMethod;
  typed: TypedForMethod;
}

function MethodDetails({ method, typed }: MethodDetailsProps) {
  const asked = detailsOf(method, typed);
  return asked && <MethodDetailsBox>{asked}</MethodDetailsBox>;
}

function detailsOf(method: PaymentMethod, typed: TypedForMethod) {
  const { type } = method;
  if (type === 'card' || type === 'card_2') return <CardFields typed={typed} />;
  if (type === 'mbway') return <PhoneField typed={typed} />;
  return type === 'cred_4' ? <FourParts method={method} /> : null;
}

function FourParts({ method: { instalments, now_currency: currency } }: { method: PaymentMethod }) {
  const { formatMessage } = useIntl();
  const [first, ...later] = instalments;
  if (!first) return null;
  const today = { ...first, when: formatMessage(bookingMessages.today) };
  return (
    <PaymentPlan
      label={formatMessage(methodMessages.inFour)}
      currency={currency}
      payments={[today, ...later]}
    />
  );
}

type ByType<Value> = Partial<Record<PaymentMethod['type'], Value>>;

const NAMES: ByType<MessageDescriptor> = {
  card: methodMessages.card,
  card_2: methodMessages.cardInTwo,
  cred_4: methodMessages.inFour,
};

/** Names of firms are the same in every language. */
const BRANDS: ByType<string> = { paypal: 'PayPal', sofort: 'Klarna', ideal: 'iDEAL', mbway: 'MB WAY' };

const TEXTS: ByType<MessageDescriptor> = {
  cred_4: methodMessages.inFourText,
  paypal: methodMessages.paypalText,
  sofort: methodMessages.klarnaText,
  ideal: methodMessages.idealText,
  mbway: methodMessages.mbwayText,
};
