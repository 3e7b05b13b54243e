import { useIntl } from 'react-intl';

import { H2, H3 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';

import { wayMessages } from './way.messages';
import { Way } from './way.styles';

const STEPS = [
  { title: wayMessages.askTitle, text: wayMessages.askText },
  { title: wayMessages.yesTitle, text: wayMessages.yesText },
  { title: wayMessages.payTitle, text: wayMessages.payText },
  { title: wayMessages.keysTitle, text: wayMessages.keysText },
];

/** How a camper is rented, in four steps. */
export function WaySection() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(wayMessages.title)}</H2>
      </SectionHead>
      <Way>
        {STEPS.map(({ title, text }) => (
          <li key={title.id}>
            <H3>{formatMessage(title)}</H3>
            <p>{formatMessage(text)}</p>
          </li>
        ))}
      </Way>
    </Section>
  );
}
