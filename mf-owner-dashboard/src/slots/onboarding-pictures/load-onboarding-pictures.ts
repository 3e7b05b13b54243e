import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from '../../features/pictures';

import { OnboardingPictures, type OnboardingPicturesProps } from './onboarding-pictures';

export async function loadOnboardingPictures(): Promise<ComponentType<OnboardingPicturesProps>> {
  return withMessages(OnboardingPictures, await loadMessages(platform().site));
}
