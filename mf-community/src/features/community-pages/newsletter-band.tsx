import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { hrefOf } from '@campavia/remote-kit';
import { Button, H2, Text, TextField } from '@campavia/ui';

import { newsletterMessages } from './community-pages.messages';

const MAX_EMAIL_LENGTH = 254;

const Band = styled.section`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s16);
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: var(--cab-l);
  background: var(--pine-100);
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--s3);
  }
  form > div {
    flex: 1 1 14rem;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

/** Links to the newsletter page with the typed address; works without scripts. */
export function NewsletterBand() {
  const { formatMessage } = useIntl();
  const action = hrefOf('newsletter');
  if (!action) return null;
  return (
    <Band>
      <div>
        <H2>{formatMessage(newsletterMessages.title)}</H2>
        <Text $tone="soft">{formatMessage(newsletterMessages.text)}</Text>
      </div>
      <form action={action}>
        <TextField
          label={formatMessage(newsletterMessages.email)}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        <Button type="submit">{formatMessage(newsletterMessages.subscribe)}</Button>
      </form>
    </Band>
  );
}
