import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';

import { footerMessages } from './footer.messages';
import { paymentLogos } from './payment-logos';

/** The means of payment that the site takes, each named once. */
export function PaymentMeans() {
  const { formatMessage } = useIntl();
  const { means, instalments } = paymentLogos(usePlatform().referential?.payment_types ?? []);
  return (
    <>
      <Marks label={formatMessage(footerMessages.payments)} marks={means} />
      <Marks label={formatMessage(footerMessages.instalments)} marks={instalments} />
    </>
  );
}

function Marks({ label, marks }: { label: string; marks: string[] }) {
  if (marks.length === 0) return null;
  return (
    <ul data-payments="" aria-label={label}>
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}
