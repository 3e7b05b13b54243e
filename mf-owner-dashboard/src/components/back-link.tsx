import { styled } from 'styled-components';

import { AddressLink, type AddressLinkProps } from '@campavia/remote-kit';
import { Icon } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

// It begins where the heading below it begins, which a button with its padding does not.
const Back = styled(AddressLink)`
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
  align-self: start;
  min-height: 2.75rem;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** Leads from a page of staff back to the list that it belongs to. */
export function BackLink({ children, ...link }: AddressLinkProps) {
  return (
    <Back {...link}>
      <Icon of={ArrowLeft} />
      {children}
    </Back>
  );
}
