import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Card, H3, Icon, Rule, Text } from '@campavia/ui';
import { Mail, Phone, Wrench } from '@campavia/ui/icons';

import { useReferential } from '../../data/use-referential';

import { ContactHead, FactList } from './help.styles';
import { helpContactMessages } from './help.messages';

export function ContactBox() {
  const { formatMessage } = useIntl();
  const phone = useReferential()?.phone_number;
  return (
    <Card as="section" $isCab $isPadded>
      <ContactHead>
        <div>
          <H3 as="h2">{formatMessage(helpContactMessages.title)}</H3>
          <Text $tone="soft">{formatMessage(helpContactMessages.text)}</Text>
        </div>
        <ButtonLink as={AddressLink} to="contact" variant="main" icon={Mail}>
          {formatMessage(helpContactMessages.write)}
        </ButtonLink>
      </ContactHead>
      <Rule />
      <FactList>
        {phone && (
          <li>
            <Icon of={Phone} />
            <div>
              <b>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </b>
              <p>{formatMessage(helpContactMessages.phoneText)}</p>
            </div>
          </li>
        )}
        <li>
          <Icon of={Wrench} />
          <div>
            <b>{formatMessage(helpContactMessages.breakdownTitle)}</b>
            <p>{formatMessage(helpContactMessages.breakdownText)}</p>
          </div>
        </li>
      </FactList>
    </Card>
  );
}
