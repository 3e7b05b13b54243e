import { useIntl } from 'react-intl';

import { AddressLink, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { ButtonLink, H1, Stack, Text, Wrap } from '@campavia/ui';

import { onboardingMessages } from './onboarding.messages';
import { Page } from './onboarding.styles';

/** Onboarding: a first page, to be filled. */
export function OnboardingScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage(onboardingMessages.title);
  useDocumentTitle(pageTitle(title));
  useReady();
  return (
    <Wrap>
      <Page>
        <Stack $gap={4}>
          <H1>{title}</H1>
          <Text $tone="soft">{formatMessage(onboardingMessages.text)}</Text>
          <div>
            <ButtonLink as={AddressLink} to="search" variant="main">
              {formatMessage(onboardingMessages.search)}
            </ButtonLink>
          </div>
        </Stack>
      </Page>
    </Wrap>
  );
}
