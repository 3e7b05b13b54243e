import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { H1, Tag, Text } from '@campavia/ui';
import { MapPin } from '@campavia/ui/icons';

import { layoutMessages } from '../../layout/layout.messages';
import { Logo } from '../../layout/logo';
import { insideBedPicture } from '../../layout/pictures/inside-bed';

import { signInLayoutMessages } from './sign-in-layout.messages';
import { Head, CentredContent, SideImage, Side, TextColumn } from './sign-in-layout.styles';

const SCENE_PLACE = 'Comporta, 06:48';

export interface SignInLayoutProps {
  title: string;
  lead?: ReactNode;
  /** Set when the screen changes without a navigation: screen readers need the focus on the heading. */
  takesFocus?: boolean;
  children?: ReactNode;
}

export function SignInLayout({ title, lead, takesFocus, children }: SignInLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(pageTitle(title));
  useReady();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Side>
        <TextColumn>
          <HomeLink />
          <CentredContent>
            <Head>
              <H1 ref={heading} tabIndex={-1}>
                {title}
              </H1>
              {lead && <Text>{lead}</Text>}
            </Head>
            {children}
          </CentredContent>
        </TextColumn>
      </Side>
      <Illustration />
    </>
  );
}

function HomeLink() {
  const { formatMessage } = useIntl();
  return (
    <a data-logo="" href={hrefOf('home') ?? '/'} aria-label={formatMessage(layoutMessages.home)}>
      <Logo />
    </a>
  );
}

function Illustration() {
  const { formatMessage } = useIntl();
  return (
    <SideImage>
      <img
        src={insideBedPicture}
        alt={formatMessage(signInLayoutMessages.picture)}
        width="1200"
        height="800"
        loading="lazy"
      />
      <Tag icon={MapPin}>{SCENE_PLACE}</Tag>
    </SideImage>
  );
}
