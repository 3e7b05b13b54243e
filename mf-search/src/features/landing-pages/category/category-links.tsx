import { useIntl } from 'react-intl';

import type { VehicleTypeCode } from '@campavia/domain';
import { vehiclePictures } from '@campavia/parts/vehicle-pictures';
import { H2 } from '@campavia/ui';

import { TypeCard } from '../../../components/vehicle-types/type-card.styles';
import { Section, SectionHead } from '../../../components/section.styles';
import type { Category } from '../../../rules/landing-pages/categories';
import { SortList } from '../landing-pages.styles';

import { categoryMessages } from './category.messages';

const TYPES: Record<Category, VehicleTypeCode> = {
  motorhome: 'coachbuilt',
  campervan: 'campervan',
  van: 'van',
};

export function pictureOf(category: Category): string {
  return vehiclePictures[TYPES[category]];
}

export interface SortLinksProps {
  title: string;
  categories: readonly Category[];
  pathOfSort: (category: Category) => string;
}

export function CategoryLinks({ title, categories, pathOfSort }: SortLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <H2>{title}</H2>
      </SectionHead>
      <SortList>
        {categories.map((category) => (
          <li key={category}>
            <TypeCard to={pathOfSort(category)}>
              <img src={pictureOf(category)} alt="" width={144} height={80} loading="lazy" />
              <b>{formatMessage(categoryMessages.name, { category })}</b>
            </TypeCard>
          </li>
        ))}
      </SortList>
    </Section>
  );
}
