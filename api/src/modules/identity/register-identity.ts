import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';

import { createBackgroundTasks } from '../../core/background-tasks';
import type { Api, ServiceContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import type { SingleSignOn } from '../../providers/single-sign-on/single-sign-on';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import { createEmailAddresses } from './email-addresses/email-addresses';
import { emailAddressesRoutes } from './email-addresses/email-addresses.routes';
import { createDeleteAccount } from './accounts/delete-account';
import { impersonationRoutes } from './impersonation/impersonation.routes';
import { createImpersonationService } from './impersonation/impersonation.service';
import { createAccountEmails } from './email-addresses/account-emails';
import { createEmailedLinks } from './email-addresses/emailed-links';
import { meRoutes } from './accounts/me.routes';
import { passwordRoutes } from './passwords/password.routes';
import { createPasswordCheck } from './passwords/password-check';
import { createPasswordService } from './passwords/password.service';
import { LARGEST_PICTURE_BYTES, createProfilePictures } from './profile-pictures/profile-pictures';
import { profilePicturesRoutes } from './profile-pictures/profile-pictures.routes';
import { identifyCaller } from './sessions/identify-caller';
import { sessionsRoutes } from './sessions/sessions.routes';
import { createSessionsService } from './sessions/sessions.service';
import { createSignInWithCode } from './single-sign-on/sign-in-with-code';
import { createSignUp } from './accounts/sign-up';
import { usersRoutes } from './accounts/users.routes';
import { createUsersService } from './accounts/users.service';

interface Beside {
  singleSignOn?: SingleSignOn;
  /** What becomes of the requests of somebody who leaves. */
  cancelOpenBookings(within: Database, userId: number): Promise<void>;
  uploads: UploadProcesses;
}

// Of a field beside the files of a form, of which nothing is read.
const LARGEST_FIELD_BYTES = 8_192;

/** Accounts: who makes a call, signing up and in, oneself, passwords, staff who act as others. */
export async function registerIdentity(
  app: Api,
  context: ServiceContext,
  { singleSignOn, cancelOpenBookings, uploads }: Beside,
): Promise<void> {
  const { database, clock, settings, rateLimits } = context;
  const emails = createAccountEmails(createQueuedNotifications({ clock, settings }));
  const emailedLinks = createEmailedLinks(context);
  const sessions = createSessionsService(context);
  const impersonation = createImpersonationService({ database, clock, sessions });
  const emailAddresses = createEmailAddresses({ database, clock, rateLimits, emails, emailedLinks });
  const passwordCheck = createPasswordCheck(context);
  const backgroundTasks = createBackgroundTasks((error) =>
    app.log.error({ err: error }, 'background task failed'),
  );
  app.decorate('backgroundTasks', backgroundTasks);
  app.addHook('onClose', () => backgroundTasks.settled());
  const pictures = createProfilePictures(context, uploads);
  const identity = {
    database,
    clock,
    settings,
    rateLimits,
    sessions,
    emails,
    emailedLinks,
    emailAddresses,
    passwordCheck,
    pictures,
    backgroundTasks,
  };
  const users = createUsersService(identity);

  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: LARGEST_PICTURE_BYTES, files: 1, fields: 10, fieldSize: LARGEST_FIELD_BYTES },
  });
  identifyCaller(app, { sessions, impersonation });
  const signInWithCode = createSignInWithCode({ database, clock, rateLimits, emailedLinks, singleSignOn });
  sessionsRoutes(app, { sessions, signInWithCode, clientIds: settings.clientIds });
  usersRoutes(app, { users, signUp: createSignUp(identity) }, settings);
  emailAddressesRoutes(app, emailAddresses);
  meRoutes(app, { users, deleteAccount: createDeleteAccount({ ...identity, cancelOpenBookings }) });
  profilePicturesRoutes(app, { users, pictures });
  passwordRoutes(app, createPasswordService(identity));
  impersonationRoutes(app, impersonation);
}
