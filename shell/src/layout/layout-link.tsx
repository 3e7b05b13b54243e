import { useEffect, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { hrefOf, usePlatform, type AddressParams, type Platform } from '@campavia/remote-kit';

import { ReportedError } from '../reporting/reported-error';

export interface LinkTarget {
  address?: string;
  params?: AddressParams;
  search?: string;
  route?: string;
}

export interface LayoutLinkTarget extends LinkTarget {
  label: MessageDescriptor;
}

export interface LayoutLinkProps {
  target: LayoutLinkTarget;
  isCurrent?: boolean;
  children?: (link: ReactNode) => ReactNode;
}

export function hrefOfTarget(
  { address, params, search, route }: LinkTarget,
  { routing }: Pick<Platform, 'routing'>,
): string | undefined {
  const known = address === undefined ? undefined : hrefOf(address, params, search);
  return known ?? (routing[route ?? address ?? ''] || undefined);
}

export function LayoutLink({ target, isCurrent, children = (link) => link }: LayoutLinkProps) {
  const { formatMessage, messages } = useIntl();
  const platform = usePlatform();
  const href = hrefOfTarget(target, platform);
  const { id = '' } = target.label;
  const isUntranslated = href !== undefined && platform.site.language !== 'en' && !(id in messages);
  useEffect(() => {
    if (isUntranslated) reportUntranslated(id);
  }, [isUntranslated, id]);
  if (href === undefined) return null;
  return children(
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {formatMessage(target.label)}
    </a>,
  );
}

function reportUntranslated(id: string): void {
  window.reportError(new ReportedError('i18n_untranslated_link', `${id} is not translated`));
}
