import type { BackgroundTasks } from '../../core/background-tasks';
import type { AppContext } from '../../core/app-context';
import type { Addresses } from './addresses';
import type { Letters } from './letters';
import type { Links } from './links';
import type { OwnPassword } from './own-password';
import type { ProfilePictures } from './profile-pictures';
import type { SessionsService } from './sessions.service';

/** What the services of accounts are made from. */
export interface IdentityNeeds extends Pick<AppContext, 'database' | 'clock' | 'settings'> {
  sessions: SessionsService;
  letters: Letters;
  links: Links;
  addresses: Addresses;
  ownPassword: OwnPassword;
  backgroundTasks: BackgroundTasks;
  pictures: ProfilePictures;
}
