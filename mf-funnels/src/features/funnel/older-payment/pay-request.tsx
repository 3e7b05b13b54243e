import { useIntl } from 'react-intl';

import type { Extension, GuestBooking, Upgrade } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { formatRequestLineName } from '@campavia/parts/price-breakdown';
import { AddressLink } from '@campavia/remote-kit';
import { Badge, Card, H3, Icon, Stack, Wrap } from '@campavia/ui';
import { ArrowLeft, Clock } from '@campavia/ui/icons';

import { useReloadBooking } from '../../../data/use-booking';
import { describeRequest } from '../../../rules/payment/request-payment';
import { Aside, Columns, StepArea } from '../layout/funnel-layout.styles';
import { LazyPayment } from '../lazy-payment';
import { RequestAmounts, RequestBack } from './pay-request.styles';
import { requestPaymentMessages } from './request-payment.messages';

interface PayRequestProps {
  booking: GuestBooking;
  request: Extension | Upgrade;
}

const SETTLED = { changes: 0, isChoosing: false };

/** The payment of an extension or upgrade, with its lines. */
export function PayRequest({ booking, request }: PayRequestProps) {
  const { formatMessage } = useIntl();
  const reload = useReloadBooking(booking);
  return (
    <Wrap>
      <Stack $gap={6} style={{ paddingBlock: 'var(--s8) var(--s12)' }}>
        <div>
          <RequestBack as={AddressLink} to="trip" params={{ id: booking.id }}>
            <Icon of={ArrowLeft} />
            {formatMessage(requestPaymentMessages.back)}
          </RequestBack>
        </div>
        <Columns>
          <StepArea>
            <LazyPayment
              booking={booking}
              requestId={request.id}
              funnel="booking-payment"
              pricing={SETTLED}
              onPaid={() => void reload()}
            />
          </StepArea>
          <Aside>
            <RequestPanel booking={booking} request={request} />
          </Aside>
        </Columns>
      </Stack>
    </Wrap>
  );
}

function RequestPanel({ booking, request }: PayRequestProps) {
  const intl = useIntl();
  const { camper, time_zone: timeZone } = booking;
  const { name, days, km } = describeRequest(booking, request);
  const choices = { days, km, insurance: booking.insurance.slug };
  const money = (amount: string) => formatMoney(intl, amount, request.currency);
  return (
    <Card as="section" aria-label={intl.formatMessage(requestPaymentMessages.label)} $isCab $isPadded>
      <Stack $gap={4}>
        {request.pay_by && (
          <div>
            <Badge tone="care" icon={Clock}>
              {intl.formatMessage(requestPaymentMessages.payBy, {
                moment: formatMoment(intl, momentMs(request.pay_by), timeZone),
              })}
            </Badge>
          </div>
        )}
        <div>
          <H3 as="h2">{intl.formatMessage(requestPaymentMessages[name], { days })}</H3>
          <p style={{ margin: 0 }}>{camper.title}</p>
        </div>
        <RequestAmounts>
          {request.lines.map(({ code, amount }) => (
            <div key={code}>
              <dt>{formatRequestLineName(intl, code, choices)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div data-total>
            <dt>{intl.formatMessage(requestPaymentMessages.total)}</dt>
            <dd>{money(request.price_total)}</dd>
          </div>
        </RequestAmounts>
      </Stack>
    </Card>
  );
}
