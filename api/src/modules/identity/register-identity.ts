import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';

import { createBackgroundTasks } from '../../core/background/background-tasks';
import type { Api, ServiceContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import type { SingleSignOn } from '../../providers/single-sign-on/single-sign-on';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import { createEmailAddresses } from './email-addresses/email-addresses';
import { emailAddressesRoutes } from './email-addresses/email-addresses.routes';
import { createRetainedTaxRecords } from '../personal-data/retained-tax-records.service';
import { createDeleteAccount, createDeletionPreview } from './accounts/delete-account';
import { impersonationRoutes } from './impersonation/impersonation.routes';
import { createImpersonationService } from './impersonation/impersonation.service';
import { createAccountEmails } from './email-addresses/account-emails';
import { createEmailedLinks } from './email-addresses/emailed-links';
import { meRoutes } from './accounts/me.routes';
import { passwordRoutes } from './passwords/password.routes';
import { createPasswordCheck } from './passwords/password-check';
import { createPasswordService } from './passwords/password.service';
import type { PortraitFiles } from './profile-pictures/portrait-files';
import { LARGEST_PICTURE_BYTES, createProfilePictures } from './profile-pictures/profile-pictures';
import { profilePicturesRoutes } from './profile-pictures/profile-pictures.routes';
import { createPasskeys } from './passkeys/passkeys.service';
import { passkeysRoutes } from './passkeys/passkeys.routes';
import { createSignInWithPasskey } from './passkeys/sign-in-with-passkey';
import { identifyCaller } from './sessions/identify-caller';
import { createOwnSessions } from './sessions/own-sessions.service';
import { ownSessionsRoutes } from './sessions/own-sessions.routes';
import { sessionsRoutes } from './sessions/sessions.routes';
import { createSessionsService } from './sessions/sessions.service';
import { createSignInWithCode } from './single-sign-on/sign-in-with-code';
import { createSignUp } from './accounts/sign-up';
import { usersRoutes } from './accounts/users.routes';
import { createUsersService } from './accounts/users.service';

interface Beside {
  singleSignOn?: SingleSignOn;
  /** Cancels the requests of a user who deletes their account. */
  cancelOpenBookings(within: Database, userId: number): Promise<void>;
  uploads: UploadProcesses;
  portraits: PortraitFiles;
}

// For other fields of the form, which are ignored.
const LARGEST_FIELD_BYTES = 8_192;

/** Accounts: authentication, registration, sign-in, own account, passwords, impersonation. */
export async function registerIdentity(
  app: Api,
  context: ServiceContext,
  { singleSignOn, cancelOpenBookings, uploads, portraits }: Beside,
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
  const pictures = createProfilePictures({ database, rateLimits, uploads, portraits });
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
  const taxRecords = createRetainedTaxRecords({ clock });

  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: LARGEST_PICTURE_BYTES, files: 1, fields: 10, fieldSize: LARGEST_FIELD_BYTES },
  });
  const hasReplica = settings.server.replicaUrl !== undefined;
  identifyCaller(app, { sessions, impersonation, hasReplica });
  const signInWithCode = createSignInWithCode({ database, clock, rateLimits, emailedLinks, singleSignOn });
  const passkeySignIn = createSignInWithPasskey({ database, clock, rateLimits, settings });
  const { clientIds } = settings;
  sessionsRoutes(app, { sessions, signInWithCode, signInWithPasskey: passkeySignIn.signIn, clientIds });
  passkeysRoutes(app, createPasskeys(identity), passkeySignIn);
  ownSessionsRoutes(app, createOwnSessions(identity));
  usersRoutes(app, { users, signUp: createSignUp(identity) }, settings);
  emailAddressesRoutes(app, emailAddresses);
  meRoutes(app, {
    users,
    deleteAccount: createDeleteAccount({ ...identity, cancelOpenBookings, taxRecords }),
    previewDeletion: createDeletionPreview({ ...identity, taxRecords }),
  });
  profilePicturesRoutes(app, { users, pictures });
  passwordRoutes(app, createPasswordService(identity));
  impersonationRoutes(app, impersonation);
}
