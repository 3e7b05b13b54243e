import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Hero as HeroTitle } from '@campavia/ui';

import { HERO_SIZES } from '../../rules/home/hero-sizes';

import { FinderPlace, HeroFrame, HeroLead, HeroPicture, HeroText } from './hero.styles';
import { homeMessages } from './home.messages';
import { heroAvif, heroWebp } from './pictures';

export interface HeroProps {
  campers: number | undefined;
  children: ReactNode;
}

export function Hero({ campers, children }: HeroProps) {
  const { formatMessage } = useIntl();
  return (
    <HeroFrame>
      <HeroPicture>
        <picture>
          <source type="image/avif" srcSet={heroAvif} sizes={HERO_SIZES} />
          <img
            src={heroWebp}
            alt={formatMessage(homeMessages.heroPicture)}
            width={2400}
            height={1100}
            fetchPriority="high"
          />
        </picture>
      </HeroPicture>
      <HeroText>
        <HeroTitle>{formatMessage(homeMessages.title)}</HeroTitle>
        <HeroLead>{formatMessage(homeMessages.lead, { count: campers ?? 0 })}</HeroLead>
      </HeroText>
      <FinderPlace>{children}</FinderPlace>
    </HeroFrame>
  );
}
