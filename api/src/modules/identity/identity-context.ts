import type { BackgroundTasks } from '../../core/background/background-tasks';
import type { ServiceContext } from '../../core/app-context';
import type { EmailAddresses } from './email-addresses/email-addresses';
import type { AccountEmails } from './email-addresses/account-emails';
import type { EmailedLinks } from './email-addresses/emailed-links';
import type { PasswordCheck } from './passwords/password-check';
import type { ProfilePictures } from './profile-pictures/profile-pictures';
import type { SessionsService } from './sessions/sessions.service';

/** Dependencies of the identity module's services. */
export interface IdentityContext extends Pick<
  ServiceContext,
  'database' | 'clock' | 'settings' | 'rateLimits'
> {
  sessions: SessionsService;
  emails: AccountEmails;
  emailedLinks: EmailedLinks;
  emailAddresses: EmailAddresses;
  passwordCheck: PasswordCheck;
  backgroundTasks: BackgroundTasks;
  pictures: ProfilePictures;
}
