import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerInsurance } from '@campavia/contracts';
import { Small } from '@campavia/ui';

const BYTES_PER_MEGABYTE = 1_000_000;

/** The files of an owner's insurance conditions, each opened in a new tab. */
export function OwnerInsuranceFiles({ files }: Pick<OwnerInsurance, 'files'>) {
  const intl = useIntl();
  return (
    <Files>
      {files.map(({ name, url, bytes }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
          <Small $tone="soft">
            {intl.formatNumber(Math.max(0.1, bytes / BYTES_PER_MEGABYTE), {
              style: 'unit',
              unit: 'megabyte',
              maximumFractionDigits: 1,
            })}
          </Small>
        </li>
      ))}
    </Files>
  );
}

const Files = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  a {
    padding-block: var(--s1);
  }
`;
