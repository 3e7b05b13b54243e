import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { H1, Plate, Text } from '@campavia/ui';
import { MapPin } from '@campavia/ui/icons';

import { frameMessages } from '../../layout/frame.messages';
import { Logo } from '../../layout/logo';
import { insideBedPicture } from '../../pictures/inside-bed';

import { logPageMessages } from './log-page.messages';
import { Head, Middle, Scene, Side, Words } from './log-page.styles';

const SCENE_PLACE = 'Comporta, 06:48';

export interface LogPageProps {
  /** Heading of the page and, with the product's name, title of the document. */
  title: string;
  /** One calm sentence under it. */
  lead?: ReactNode;
  /** The page has taken the place of another without a navigation: who listens begins at its heading. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** What every page of signing in looks like: words and a form, and beside them a morning by the sea. */
export function LogPage({ title, lead, takesFocus, children }: LogPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(pageTitle(title));
  useReady();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Side>
        <Words>
          <HomeLink />
          <Middle>
            <Head>
              <H1 ref={heading} tabIndex={-1}>
                {title}
              </H1>
              {lead && <Text>{lead}</Text>}
            </Head>
            {children}
          </Middle>
        </Words>
      </Side>
      <Drawing />
    </>
  );
}

function HomeLink() {
  const { formatMessage } = useIntl();
  return (
    <a data-logo="" href={hrefOf('home') ?? '/'} aria-label={formatMessage(frameMessages.home)}>
      <Logo />
    </a>
  );
}

function Drawing() {
  const { formatMessage } = useIntl();
  return (
    <Scene>
      <img
        src={insideBedPicture}
        alt={formatMessage(logPageMessages.picture)}
        width="1200"
        height="800"
        loading="lazy"
      />
      <Plate icon={MapPin}>{SCENE_PLACE}</Plate>
    </Scene>
  );
}
