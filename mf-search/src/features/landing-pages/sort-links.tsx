import { useIntl } from 'react-intl';

import type { VehicleTypeCode } from '@campavia/domain';
import { H2 } from '@campavia/ui';

import { Kind } from '../../components/kinds/kinds.styles';
import { vehiclePictures } from '../../components/kinds/vehicle-pictures';
import { Section, SectionHead } from '../../components/section.styles';
import type { Category } from '../../rules/categories';

import { categoryMessages } from './category.messages';
import { SortList } from './landings.styles';

const TYPES: Record<Category, VehicleTypeCode> = {
  motorhome: 'coachbuilt',
  campervan: 'campervan',
  van: 'van',
};

/** The drawing of a category. */
export function pictureOf(category: Category): string {
  return vehiclePictures[TYPES[category]];
}

export interface SortLinksProps {
  title: string;
  categories: readonly Category[];
  /** Path without locale prefix. */
  pathOfSort: (category: Category) => string;
}

/** Ways to other sorts of camper. */
export function SortLinks({ title, categories, pathOfSort }: SortLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <H2>{title}</H2>
      </SectionHead>
      <SortList>
        {categories.map((category) => (
          <li key={category}>
            <Kind to={pathOfSort(category)}>
              <img src={pictureOf(category)} alt="" width={144} height={80} loading="lazy" />
              <b>{formatMessage(categoryMessages.name, { category })}</b>
            </Kind>
          </li>
        ))}
      </SortList>
    </Section>
  );
}
