import type { BackgroundTasks } from '../../core/background-tasks';
import type { AppContext } from '../../core/app-context';
import type { Addresses } from './email-addresses/email-addresses';
import type { Letters } from './email-addresses/account-emails';
import type { Links } from './email-addresses/emailed-links';
import type { OwnPassword } from './passwords/password-check';
import type { ProfilePictures } from './profile-pictures/profile-pictures';
import type { SessionsService } from './sessions/sessions.service';

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
