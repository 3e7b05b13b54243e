import { useIntl } from 'react-intl';

import { PaymentLogo, type LogoName } from '@campavia/parts/payment-logos';
import { usePlatform } from '@campavia/remote-kit';

import { footerMessages } from './footer.messages';
import { paymentGroups } from './payment-groups';

export function PaymentLogos() {
  const { formatMessage } = useIntl();
  const { context, instalments } = paymentGroups(usePlatform().referential?.payment_types ?? []);
  return (
    <>
      <Logos label={formatMessage(footerMessages.payments)} logos={context} />
      <Logos label={formatMessage(footerMessages.instalments)} logos={instalments} />
    </>
  );
}

function Logos({ label, logos }: { label: string; logos: readonly LogoName[] }) {
  if (logos.length === 0) return null;
  return (
    <ul data-payments="" aria-label={label}>
      {logos.map((logo) => (
        <li key={logo}>
          <PaymentLogo logo={logo} />
        </li>
      ))}
    </ul>
  );
}
