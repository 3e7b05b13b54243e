import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { AddressLink, type AddressLinkProps } from '@campavia/remote-kit';

import { OFFLINE_NOTE_ID, useIsOffline } from './offline-context';

const Link = styled(AddressLink)`
  &[aria-disabled] {
    color: var(--ink-3);
    text-decoration: none;
    cursor: not-allowed;
  }
`;

const DISABLED = {
  'aria-disabled': true,
  'aria-describedby': OFFLINE_NOTE_ID,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** A link to a page that needs a connection: without one it is shown disabled. */
export function OnlineLink(props: AddressLinkProps) {
  const isOffline = useIsOffline();
  return (
    <Link {...props} {...(isOffline && DISABLED)}>
      {props.children}
    </Link>
  );
}
