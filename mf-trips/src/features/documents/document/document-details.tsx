import { useIntl } from 'react-intl';

import { formatPlainDate } from '@campavia/i18n';

import { listDetailFields, type UploadableDocument } from '../../../rules/documents/document-progress';

import { detailMessages } from '../details.messages';
import { Details } from '../documents.styles';

/** The entered data of a document. */
export function DocumentDetails({ document }: { document: UploadableDocument }) {
  const intl = useIntl();
  const entered = listDetailFields(document).flatMap(({ name }) => {
    const value = document[name];
    if (value === null) return [];
    return [{ name, value: name === 'number' ? value : formatPlainDate(intl, value) }];
  });
  if (entered.length === 0) return null;
  return (
    <Details>
      {entered.map(({ name, value }) => [
        <dt key={name}>{intl.formatMessage(detailMessages[name])}</dt>,
        <dd key={`${name}-value`}>{value}</dd>,
      ])}
    </Details>
  );
}
